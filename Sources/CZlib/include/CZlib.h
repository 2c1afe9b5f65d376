/// zlib, with its initialising macros as functions that Swift can call.
#ifndef CZLIB_H
#define CZLIB_H

#include <zlib.h>

/// Begins to unpack gzip, and nothing else.
int czlib_begin_unpacking(z_stream *stream);

/// Begins to pack as gzip; `window_bits` is from 9 to 15 and `memory_level` from 1 to 9, as for `deflateInit2`.
int czlib_begin_packing(z_stream *stream, int level, int window_bits, int memory_level);

#endif
