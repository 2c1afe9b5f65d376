# syntax=docker/dockerfile:1
ARG SWIFT_IMAGE=swift:6.3.1-bookworm
ARG RUNTIME_IMAGE=debian:bookworm-slim

# hadolint ignore=DL3006
FROM ${SWIFT_IMAGE} AS build
# Debian's own versions: the packages must be those that the release has, security fixes included.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
       libmicrohttpd-dev libsimdjson-dev libxml2-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift openapi.yaml ./
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --product avoidance-server \
    && install -D --strip .build/release/avoidance-server /image/avoidance-server \
    && swift=$(swiftc -print-target-info) && swift=${swift#*Swift version } \
    && own=$(/image/avoidance-server version) \
    && printf '{"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,\n"metadata": {"component":\n%s},\n%s\n%s' \
       "{\"type\": \"application\", \"name\": \"${own% *}\", \"version\": \"${own#* }\"}" '"components": [' \
       "{\"type\": \"framework\", \"name\": \"swift-stdlib\", \"version\": \"${swift%% *}\"}" >/image/sbom.cdx.json

# hadolint ignore=DL3006
FROM ${RUNTIME_IMAGE}
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd12 libsimdjson14 libxml2 zlib1g \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
COPY --from=build /image/avoidance-server /usr/local/bin/avoidance-server
# What the image holds, in CycloneDX: the program, Swift's library within it, and Debian's packages.
COPY --from=build /image/sbom.cdx.json /usr/share/avoidance-server/sbom.cdx.json
RUN { dpkg-query --show --showformat ',\n{"type": "library", "name": "${Package}", "version": "${Version}",\n\
"purl": "pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"}' \
      && printf ']}\n'; } >>/usr/share/avoidance-server/sbom.cdx.json \
    && sed --in-place '/^"purl"/{s/+/%2B/g;s/@\([0-9]*\):/@\1%3A/}' /usr/share/avoidance-server/sbom.cdx.json

ARG RUNTIME_IMAGE
ARG VERSION=""
ARG REVISION=""
ARG CREATED=""
ARG SOURCE=""
LABEL org.opencontainers.image.title="avoidance-server" \
      org.opencontainers.image.description="Keyboard avoidance as an HTTP service" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.base.name="${RUNTIME_IMAGE}"

# Two heap arenas keep the memory flat; glibc would make up to eight per processor.
ENV HOST=0.0.0.0 \
    PORT=8080 \
    MALLOC_ARENA_MAX=2
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/avoidance-server", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/avoidance-server"]
