#ifndef CLIBXML_H
#define CLIBXML_H

#include <stddef.h>
#include <stdint.h>

/// An attribute of an element; the bytes are UTF-8 with references resolved, and neither is ended by NUL.
typedef struct clibxml_attribute {
    const uint8_t *name;
    size_t name_length;
    const uint8_t *value;
    size_t value_length;
} clibxml_attribute;

/// What is called while a document is read, on the calling thread, with `context` as the first argument.
///
/// The pointers are valid during the call only.
typedef struct clibxml_handler {
    void *context;
    /// An element begins; `line` counts from 1. Each is closed by `closed`, unless reading ends before.
    void (*opened)(void *context, const uint8_t *name, size_t name_length, const clibxml_attribute *attributes,
                   size_t count, int line);
    void (*closed)(void *context);
    /// The document is not well-formed here; reading goes on where it can.
    void (*faulted)(void *context, const char *message, int line);
} clibxml_handler;

/// How the reading of a document ended.
typedef enum clibxml_status {
    clibxml_read_to_end = 0,
    /// The document has a document type declaration, which is never read.
    clibxml_has_document_type = 1,
    clibxml_out_of_memory = 2
} clibxml_status;

/// Prepares the library; call it once before any document is read on any thread.
void clibxml_prepare(void);

/// Reads the elements of a document in UTF-8, whatever encoding it declares.
///
/// Ownership: `bytes` is not kept. Faults do not end the reading. No entity but the five of XML is known, nothing is
/// fetched, and neither depth nor length is limited: memory stays linear in the length of the document.
clibxml_status clibxml_read(const uint8_t *bytes, size_t length, const clibxml_handler *handler);

#endif
