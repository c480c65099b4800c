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
COPY services/gateway/package.json services/gateway/
COPY services/identity/package.json services/identity/
COPY services/notifier/package.json services/notifier/
COPY services/wallet/package.json services/wallet/
COPY web/package.json web/
COPY load-tests/package.json load-tests/

FROM manifests AS build
ARG SERVICE
RUN npm ci --ignore-scripts
COPY . .
# Prisma looks for a native engine that generating does not use; any executable satisfies it.
RUN if [ -f services/${SERVICE}/prisma/schema.prisma ]; then \
      cd services/${SERVICE} && PRISMA_SCHEMA_ENGINE_BINARY=/bin/true npx prisma generate; \
    fi
RUN mkdir -p web/dist && if [ "${SERVICE}" = gateway ]; then npm run build --workspace web; fi

FROM manifests AS dependencies
ARG SERVICE
RUN npm ci --ignore-scripts --omit=dev --workspace services/${SERVICE} --workspace infra/kit \
    --workspace proto

FROM ${NODE_IMAGE}
ARG SERVICE
ARG GIT_SHA=unknown
ENV NODE_ENV=production SERVICE=${SERVICE} GIT_SHA=${GIT_SHA} PORT=8080 WEB_ROOT=/app/web/dist
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/proto proto
COPY --from=build /app/infra/kit infra/kit
COPY --from=build /app/services/${SERVICE} services/${SERVICE}
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process, so that it gets the signals.
CMD ["sh", "-c", "exec node services/${SERVICE}/src/main.ts"]
