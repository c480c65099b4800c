# One image recipe for every service, and for the sandbox's odds feed and game vendors:
#   docker build --build-arg SERVICE=wallet --tag noriter/wallet .
#   docker build --target odds-feed --tag noriter/odds-feed .
#   docker build --target game-vendors --tag noriter/game-vendors .
# Code is generated and the web is built here, never at start.
ARG NODE_IMAGE=node:24-bookworm-slim

# Every package.json, and nothing else of the source: while they are the same, what is installed
# from them is found made.
FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY . .
RUN find . -name package.json | xargs cp --parents --target-directory=/srv package-lock.json .npmrc

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY --from=sources /srv ./

# What generating and building need: the same for every service, so it is installed once.
FROM manifests AS tools
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

# The service's own source with its database client. Prisma looks for a native engine that
# generating does not use; any executable satisfies it.
FROM tools AS source
ARG SERVICE
# Without a name every service would be copied, and none could be started.
RUN test -n "${SERVICE}" || { echo 'Say which service: --build-arg SERVICE=wallet' >&2; exit 1; }
COPY services/${SERVICE} services/${SERVICE}
RUN rm -rf services/${SERVICE}/node_modules \
    && if [ -f services/${SERVICE}/prisma/schema.prisma ]; then \
      PRISMA_SCHEMA_ENGINE_BINARY=/bin/true CHECKPOINT_DISABLE=1 \
        node_modules/.bin/prisma generate --schema services/${SERVICE}/prisma/schema.prisma; \
    fi

# The gateway serves the web; other services carry an empty folder.
FROM tools AS web
ARG SERVICE
# The browser tells them to the gateway; they name the site and are no secret.
ARG VITE_SITE_ID=noriter
ARG VITE_SITE_KEY=noriter-demo-site-key
COPY tsconfig.json ./
COPY infra/rules infra/rules
COPY web web
RUN mkdir -p web/dist \
    && if [ "${SERVICE}" = gateway ]; then cd web && ../node_modules/.bin/vite build; fi

# What runs, and no more: without peers nobody asked for (Prisma's command line is one), without
# what only editors and debuggers read, without the query compilers of other databases, and of the
# site's font with the two files alone that statements are drawn with. One install for all services: nearly all of it is the kit's, and so every image shares the layer.
FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --legacy-peer-deps \
      --workspace services --workspace infra/kit --workspace infra/registry --workspace proto \
      --workspace infra/fair-draw --workspace infra/four-eyes \
      --workspace infra/ledger-comparison --workspace infra/member-projection --workspace infra/rules \
      --workspace infra/velocity --workspace infra/versioned-settings --workspace infra/wallet-client \
    && find node_modules services/*/node_modules -type f \( -name '*.map' -o -name '*.d.ts' \
      -o -name '*.d.[cm]ts' \
      -o -name 'query_compiler_*' ! -name 'query_compiler_fast_bg.postgresql.*' \
      -o -path '*/pretendard/dist/*' ! -path '*/static/alternative/Pretendard-Regular.ttf' \
      ! -path '*/static/alternative/Pretendard-Bold.ttf' \) -delete

# What every image has in common: nothing of a service is in it.
FROM ${NODE_IMAGE} AS runtime
WORKDIR /app
ENV NODE_ENV=production PORT=8080
EXPOSE 8080
# A start that migrates on a busy machine may take its time; the first answer ends it.
HEALTHCHECK --interval=5s --timeout=5s --start-period=120s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
USER node

# The outside of the demonstration; no service's image has anything of it.
FROM manifests AS odds-feed-dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --legacy-peer-deps \
      --workspace infra/sandbox/odds-feed --workspace infra/kit --workspace proto

FROM runtime AS odds-feed
ENV HOST=0.0.0.0
COPY --from=odds-feed-dependencies /app ./
COPY infra/kit infra/kit
COPY infra/sandbox/odds-feed infra/sandbox/odds-feed
CMD ["node", "infra/sandbox/odds-feed/src/main.ts"]

FROM manifests AS game-vendors-dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --legacy-peer-deps \
      --workspace infra/sandbox/game-vendors --workspace infra/kit --workspace proto

FROM runtime AS game-vendors
ENV HOST=0.0.0.0
COPY --from=game-vendors-dependencies /app ./
COPY infra/kit infra/kit
COPY infra/sandbox/game-vendors infra/sandbox/game-vendors
# It strips the types of its pages itself, with a function of Node that is not settled yet.
CMD ["node", "--disable-warning=ExperimentalWarning", "infra/sandbox/game-vendors/src/main.ts"]

FROM manifests AS draw-beacon-dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --legacy-peer-deps \
      --workspace infra/sandbox/draw-beacon --workspace infra/fair-draw --workspace infra/kit \
      --workspace proto

FROM runtime AS draw-beacon
ENV HOST=0.0.0.0
COPY --from=draw-beacon-dependencies /app ./
COPY infra/kit infra/kit
COPY infra/fair-draw infra/fair-draw
COPY infra/sandbox/draw-beacon infra/sandbox/draw-beacon
CMD ["node", "infra/sandbox/draw-beacon/src/main.ts"]

# The last stage is what is built where no other is named.
FROM runtime AS service
ARG SERVICE
ENV SERVICE=${SERVICE} WEB_ROOT=/app/web/dist
COPY --from=dependencies /app ./
COPY proto proto
COPY infra/kit infra/kit
COPY infra/registry infra/registry
COPY infra/fair-draw infra/fair-draw
COPY infra/four-eyes infra/four-eyes
COPY infra/ledger-comparison infra/ledger-comparison
COPY infra/member-projection infra/member-projection
COPY infra/rules infra/rules
COPY infra/velocity infra/velocity
COPY infra/versioned-settings infra/versioned-settings
COPY infra/wallet-client infra/wallet-client
COPY --from=source /app/services/${SERVICE} services/${SERVICE}
COPY --from=web /app/web/dist web/dist
# Last, so that another commit with the same files finds every layer made.
ARG GIT_SHA=unknown
ENV GIT_SHA=${GIT_SHA}
# Node itself is the process, so that it gets the signals. Its options are those of the local stack
# (infra/local/src/site/service-keeper.ts says why).
CMD ["sh", "-c", "exec node --max-semi-space-size=32 --no-allocation-site-pretenuring --heap-growing-percent=300 services/${SERVICE}/src/main.ts"]
