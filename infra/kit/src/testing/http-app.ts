import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller } from '../auth/caller.ts';
import type { Route } from '../contract/route.ts';
import { openApiDocument } from '../http/openapi.ts';
import { createHttpServer } from '../http/server.ts';
import { type Check, createReadiness } from '../telemetry/health.ts';
import { createLogger } from '../telemetry/logging.ts';
import { createMetrics, httpMetrics } from '../telemetry/metrics.ts';
import { systemClock } from '../values/clock.ts';
import { systemIds } from '../values/ids.ts';
import { makeKeyring } from './keyring.ts';

/** The keys of the app, whose name is `test`, and of who calls it. */
export const testKeyring = makeKeyring(['test']);

export type HttpApp = {
  app: FastifyInstance;
  /** The lines of the log. */
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
    serviceKeys: testKeyring.checkerOf('test').keys,
    auditKeys: undefined,
    overloadDelayMs: 60_000,
    operations: {
      service: 'test',
      gitSha: 'abc1234',
      readiness: createReadiness(checks),
      metrics,
      openApi: () => openApiDocument({ name: 'test', codes: {}, routes }),
    },
  });
  return {
    app,
    logged,
    post: async (path, { caller, body = {}, headers = {} }) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/json',
          ...(caller === undefined ? {} : await callerHeaders(caller, path)),
          ...headers,
        },
        payload: body,
      }),
  };
}

async function callerHeaders(caller: Caller, path: string): Promise<Record<string, string>> {
  const signed = await testKeyring.sign(caller, { to: 'test', path });
  return { [CALLER_HEADER]: signed, [ADDRESS_HEADER]: caller.address };
}
