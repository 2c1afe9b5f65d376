#include "CZlib.h"

// Added to the window bits, this asks for gzip's header and trailer.
enum { gzip_format = 16 };

int czlib_begin_unpacking(z_stream *stream) { return inflateInit2(stream, MAX_WBITS + gzip_format); }

int czlib_begin_packing(z_stream *stream, int level, int window_bits, int memory_level) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits + gzip_format, memory_level, Z_DEFAULT_STRATEGY);
}
