#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser with the memory that its last document lies in. Opaque.
typedef struct csimdjson_parser csimdjson_parser;

/// What a document could not be parsed for; the parser does not say where.
typedef enum csimdjson_status {
    /// The document is parsed.
    csimdjson_parsed = 0,
    /// The text is not JSON, nests too deep, or has a number that 64 bits can't hold.
    csimdjson_refused = 1,
    /// Memory ran out, or the text is longer than 4 GiB.
    csimdjson_out_of_memory = 2
} csimdjson_status;

/// The outcome of one parse. Unless `status` is `csimdjson_parsed`, every pointer is null.
///
/// `tape` has `tape_length` words in simdjson's documented layout: a root word, the document, a root word; the type in
/// the upper 8 bits and a payload in the others. `strings` holds each string as a 32-bit length, its bytes in UTF-8
/// and a NUL.
typedef struct csimdjson_result {
    csimdjson_status status;
    const uint64_t *tape;
    size_t tape_length;
    const uint8_t *strings;
    csimdjson_parser *parser;
} csimdjson_result;

/// Parses one document that nests at most `max_depth` deep.
///
/// Ownership: `bytes` is copied and may be freed after the call. On success the caller holds `parser`, which owns the
/// memory behind `tape` and `strings`, and must give it to `csimdjson_release` exactly once, on the same thread.
/// Lifetime: the pointers are valid until then. Thread: each thread reuses one parser of its own; a second parse while
/// that one is held gets a parser of its own, so any number may be held at once. Never throws.
csimdjson_result csimdjson_parse(const uint8_t *bytes, size_t length, size_t max_depth);

/// Gives back a parser; memory is kept for the thread's next document unless this one was longer than 1 MiB.
void csimdjson_release(csimdjson_parser *parser);

#ifdef __cplusplus
}
#endif

#endif
