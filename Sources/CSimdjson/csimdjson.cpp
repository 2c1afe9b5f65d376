#include "csimdjson.h"

#include <cstring>
#include <memory>
#include <new>

#include <simdjson.h>

struct csimdjson_parser {
    simdjson::dom::parser parser;
    size_t max_depth = 0;
    size_t length = 0;
    bool is_held = false;
};

namespace {

/// The longest document whose memory a thread keeps.
constexpr size_t kept_length = size_t{1} << 20;

thread_local std::unique_ptr<csimdjson_parser> thread_parser;

/// The thread's parser if it is free and fits, otherwise one of its own; null without memory.
csimdjson_parser *take(size_t max_depth) {
    if (thread_parser && !thread_parser->is_held && thread_parser->max_depth == max_depth) {
        thread_parser->is_held = true;
        return thread_parser.get();
    }
    std::unique_ptr<csimdjson_parser> fresh(new (std::nothrow) csimdjson_parser);
    if (!fresh || fresh->parser.allocate(0, max_depth) != simdjson::SUCCESS) {
        return nullptr;
    }
    fresh->max_depth = max_depth;
    fresh->is_held = true;
    if (!thread_parser || !thread_parser->is_held) {
        thread_parser = std::move(fresh);
        return thread_parser.get();
    }
    return fresh.release();
}

csimdjson_result failure(csimdjson_status status) {
    return {status, nullptr, 0, nullptr, nullptr};
}

}  // namespace

csimdjson_result csimdjson_parse(const uint8_t *bytes, size_t length, size_t max_depth) {
    // Later versions of the library skip a byte order mark, which is no part of JSON (RFC 8259, section 8.1).
    if (length == 0 || (length >= 3 && std::memcmp(bytes, "\xEF\xBB\xBF", 3) == 0)) {
        return failure(csimdjson_refused);
    }
    csimdjson_parser *parser = nullptr;
    try {
        parser = take(max_depth);
        if (!parser) {
            return failure(csimdjson_out_of_memory);
        }
        parser->length = length;
        const auto error = parser->parser.parse(bytes, length).error();
        if (error != simdjson::SUCCESS) {
            csimdjson_release(parser);
            const bool without_memory = error == simdjson::MEMALLOC || error == simdjson::CAPACITY;
            return failure(without_memory ? csimdjson_out_of_memory : csimdjson_refused);
        }
        const auto &document = parser->parser.doc;
        // The lower 56 bits of the first word are the index after the last word.
        const size_t tape_length = document.tape[0] & ((uint64_t{1} << 56) - 1);
        return {csimdjson_parsed, document.tape.get(), tape_length, document.string_buf.get(), parser};
    } catch (...) {
        if (parser) {
            csimdjson_release(parser);
        }
        return failure(csimdjson_out_of_memory);
    }
}

void csimdjson_release(csimdjson_parser *parser) {
    if (parser != thread_parser.get()) {
        delete parser;
    } else if (parser->length > kept_length) {
        thread_parser.reset();
    } else {
        parser->is_held = false;
    }
}
