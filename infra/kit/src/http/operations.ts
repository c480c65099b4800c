import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../telemetry/health.ts';
import { metricsText, type Registry } from '../telemetry/metrics.ts';
import type { OpenApiDocument } from './openapi.ts';

/** What the routes for operating a service answer from. */
export type Operations = {
  service: string;
  gitSha: string;
  readiness: Readiness;
  metrics: Registry;
  openApi(): OpenApiDocument;
};

/** The kit's and the services' common version. */
const VERSION = '0.1.0';

/**
 * `/live` (the process answers), `/ready` (its mandatory checks pass), `/metrics`, `/openapi.json`.
 * They stand outside of the envelope: machines ask them.
 */
export function registerOperations(app: FastifyInstance, operations: Operations): void {
  const { service, gitSha, readiness, metrics } = operations;
  app.get('/live', () => ({ service, version: VERSION, gitSha, live: true }));

  app.get('/ready', async (_request, reply) => {
    const report = await readiness.report();
    return reply.code(report.ready ? 200 : 503).send({ service, ...report });
  });

  app.get('/metrics', async (_request, reply) => {
    return reply.header('content-type', metrics.contentType).send(await metricsText(metrics));
  });

  let document: OpenApiDocument | undefined;
  app.get('/openapi.json', () => {
    document ??= operations.openApi();
    return document;
  });
}
