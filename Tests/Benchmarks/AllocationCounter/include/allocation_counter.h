/// Nothing to call: the library stands between a process and its allocator.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H
#endif
