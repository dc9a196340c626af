# syntax=docker/dockerfile:1
# Two images: `web` serves the site and has no Chromium; `worker` has it, prints, and can be everything (ROLE=all).
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm npm ci --cache /npm --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/npm npm ci --cache /npm --omit=dev --omit=optional --no-audit --no-fund

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS app
WORKDIR /app
ENV NODE_ENV=production VAR_DIR=/var/lib/lagna HOST=0.0.0.0 PORT=3000 \
    METRICS_HOST=0.0.0.0 METRICS_PORT=9464
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY migrations migrations
COPY jobs jobs
COPY src src
COPY sandbox sandbox
COPY scripts scripts
COPY bin bin
# A small young generation: a web process needs 50 MB less (docs/scaling.md).
ENV NODE_OPTIONS=--max-semi-space-size=4 NODE_COMPILE_CACHE=/app/build/compile-cache
RUN ln -s /app/bin/lagna.js /usr/local/bin/lagna \
  && mkdir -p /var/lib/lagna /backups build/compile-cache \
  && chown node:node /var/lib/lagna /backups build/compile-cache
# The cache belongs to a user and to these options. The containers only read it.
USER node
RUN node bin/fill-compile-cache.js
USER root

FROM app AS worker
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium tini \
  && rm -rf /var/lib/apt/lists/*
# The home folder is read-only in a container: Chromium and fontconfig keep their caches in /tmp.
ENV ROLE=worker CHROMIUM_PATH=/usr/bin/chromium XDG_CONFIG_HOME=/tmp/.config XDG_CACHE_HOME=/tmp/.cache
USER node
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "bin/healthcheck.js"]
# Reaps the processes that Chromium leaves.
ENTRYPOINT ["tini", "--"]
CMD ["node", "src/server.ts"]

FROM app AS web
ENV ROLE=web
USER node
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "bin/healthcheck.js"]
CMD ["node", "src/server.ts"]
