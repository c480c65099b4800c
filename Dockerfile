# One image recipe for every service:
#   docker build --build-arg SERVICE=wallet --tag noriter/wallet .
# Code is generated and the web is built here, never at start.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY proto/package.json proto/
COPY infra/kit/package.json infra/kit/
COPY infra/local/package.json infra/local/
COPY services/betting/package.json services/betting/
COPY services/board/package.json services/board/
COPY services/gateway/package.json services/gateway/
COPY services/identity/package.json services/identity/
COPY services/notifier/package.json services/notifier/
COPY services/wallet/package.json services/wallet/
COPY web/package.json web/
COPY load-tests/package.json load-tests/

# What generating and building need: the same for every service, so it is installed once.
FROM manifests AS tools
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

# The service's own source with its database client. Prisma looks for a native engine that
# generating does not use; any executable satisfies it.
FROM tools AS source
ARG SERVICE
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
COPY web web
RUN mkdir -p web/dist \
    && if [ "${SERVICE}" = gateway ]; then cd web && ../node_modules/.bin/vite build; fi

# What runs, and no more: without peers nobody asked for (Prisma's command line is one), without
# what only editors and debuggers read, and without the query compilers of other databases.
FROM manifests AS dependencies
ARG SERVICE
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --legacy-peer-deps \
      --workspace services/${SERVICE} --workspace infra/kit --workspace proto \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \
      -o -name 'query_compiler_*' ! -name 'query_compiler_fast_bg.postgresql.*' \) -delete

FROM ${NODE_IMAGE}
WORKDIR /app
ARG SERVICE
ENV NODE_ENV=production SERVICE=${SERVICE} PORT=8080 WEB_ROOT=/app/web/dist
# The options of the local stack (infra/local/src/service-keeper.ts says why).
ENV NODE_OPTIONS="--disable-warning=TimeoutNegativeWarning --max-semi-space-size=32"
COPY --from=dependencies /app ./
COPY proto proto
COPY infra/kit infra/kit
COPY --from=source /app/services/${SERVICE} services/${SERVICE}
COPY --from=web /app/web/dist web/dist
# Last, so that another commit with the same files finds every layer made.
ARG GIT_SHA=unknown
ENV GIT_SHA=${GIT_SHA}
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process, so that it gets the signals.
CMD ["sh", "-c", "exec node services/${SERVICE}/src/main.ts"]
