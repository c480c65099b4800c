import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller, signCaller } from '../caller.ts';
import { systemClock } from '../clock.ts';
import { type Check, createReadiness } from '../health.ts';
import { openApiDocument } from '../http/openapi.ts';
import { createHttpServer } from '../http-server.ts';
import { systemIds } from '../ids.ts';
import { createLogger } from '../logging.ts';
import { createMetrics, httpMetrics } from '../metrics.ts';
import type { Route } from '../route.ts';

export const TEST_KEY = 'an internal key of 32 characters!';

export type HttpApp = {
  app: FastifyInstance;
  /** What the log has said, a line each. */
  logged: Record<string, unknown>[];
  post(
    path: string,
    options: { caller?: Caller; body?: object | string; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
};

/** The kit's HTTP server with some routes and nothing behind it, for tests of the server itself. */
export async function openHttpApp(
  routes: readonly Route<null>[],
  checks: readonly Check[] = [],
): Promise<HttpApp> {
  const logged: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const metrics = createMetrics('test');
  const app = await createHttpServer<null>({
    service: 'test',
    routes,
    deps: null,
    clock: systemClock,
    ids: systemIds,
    log: createLogger({ service: 'test', level: 'info' }, destination),
    metrics: httpMetrics(metrics),
    idempotency: undefined,
    internalKey: TEST_KEY,
    overloadDelayMs: 60_000,
    operations: {
      service: 'test',
      gitSha: 'abc1234',
      readiness: createReadiness(checks),
      metrics,
      openApi: () => openApiDocument({ name: 'test', routes }),
    },
  });
  return {
    app,
    logged,
    post: (path, { caller, body = {}, headers = {} }) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/json',
          ...(caller === undefined ? {} : callerHeaders(caller)),
          ...headers,
        },
        payload: body,
      }),
  };
}

function callerHeaders(caller: Caller): Record<string, string> {
  return { [CALLER_HEADER]: signCaller(TEST_KEY, caller), [ADDRESS_HEADER]: caller.address };
}
