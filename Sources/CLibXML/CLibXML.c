#include "CLibXML.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const clibxml_handler *handler;
    xmlParserCtxtPtr parser;
    clibxml_attribute *attributes;
    size_t capacity;
    clibxml_status status;
} reading;

static void stop(reading *state, clibxml_status status) {
    state->status = status;
    xmlStopParser(state->parser);
}

static void opened(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                   const xmlChar **namespaces, int count, int defaulted, const xmlChar **attributes) {
    (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted;
    reading *state = context;
    size_t wanted = count > 0 ? (size_t)count : 0;
    if (wanted > state->capacity) {
        clibxml_attribute *grown = realloc(state->attributes, wanted * sizeof *grown);
        if (grown == NULL) {
            stop(state, clibxml_out_of_memory);
            return;
        }
        state->attributes = grown;
        state->capacity = wanted;
    }
    for (size_t index = 0; index < wanted; index++) {
        // The library gives five pointers for each: local name, prefix, namespace, value, end of the value.
        const xmlChar **attribute = attributes + 5 * index;
        state->attributes[index] = (clibxml_attribute){
            .name = attribute[0],
            .name_length = strlen((const char *)attribute[0]),
            .value = attribute[3],
            .value_length = (size_t)(attribute[4] - attribute[3]),
        };
    }
    int line = state->parser->input == NULL ? 0 : state->parser->input->line;
    state->handler->opened(state->handler->context, name, strlen((const char *)name), state->attributes, wanted, line);
}

static void closed(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)name, (void)prefix, (void)uri;
    reading *state = context;
    state->handler->closed(state->handler->context);
}

// The library lends its errors as constants from 2.12 on.
#if LIBXML_VERSION >= 21200
typedef const xmlError *lent_error;
#else
typedef xmlErrorPtr lent_error;
#endif

static void faulted(void *context, lent_error error) {
    reading *state = context;
    if (state->status != clibxml_read_to_end) return;
    if (error->code == XML_ERR_NO_MEMORY) {
        state->status = clibxml_out_of_memory;
        return;
    }
    state->handler->faulted(state->handler->context, error->message == NULL ? "" : error->message, error->line);
}

static void found_document_type(void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    (void)name, (void)external, (void)system;
    stop(context, clibxml_has_document_type);
}

static xmlEntityPtr entity(void *context, const xmlChar *name) {
    (void)context;
    return xmlGetPredefinedEntity(name);
}

void clibxml_prepare(void) { xmlInitParser(); }

clibxml_status clibxml_read(const uint8_t *bytes, size_t length, const clibxml_handler *handler) {
    if (length == 0) return clibxml_read_to_end;
    if (length > INT_MAX) return clibxml_out_of_memory;
    xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt((const char *)bytes, (int)length);
    if (parser == NULL) return clibxml_out_of_memory;

    reading state = {.handler = handler, .parser = parser, .status = clibxml_read_to_end};
    xmlSAXHandler calls = {
        .internalSubset = found_document_type,
        .getEntity = entity,
        .initialized = XML_SAX2_MAGIC,
        .startElementNs = opened,
        .endElementNs = closed,
        .serror = faulted,
    };
    *parser->sax = calls;
    parser->userData = &state;
    // NOENT has the five entities come as characters. HUGE lifts the limits on depth (256) and on the length of a value
    // (10 MB); what it gives up, a limit on the growth by entities, nothing needs where there is no document type.
    xmlCtxtUseOptions(parser, XML_PARSE_RECOVER | XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_HUGE |
                                  XML_PARSE_IGNORE_ENC);
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8);
    xmlParseDocument(parser);

    xmlFreeParserCtxt(parser);
    free(state.attributes);
    return state.status;
}
