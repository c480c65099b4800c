import type { IncomingMessage, ServerResponse } from 'node:http';
import { standsInside } from '@noriter/kit/client-address';
import type { Check, Readiness } from '@noriter/kit/health';
import { metricsText, type Registry } from '@noriter/kit/metrics';
import { checkRedis } from '@noriter/kit/redis';
import type { Redis } from 'ioredis';
import { missingParts } from './service-check.ts';

export type Operations = {
  readiness: Readiness;
  metrics: Registry;
  gitSha: string;
  trustedProxies: number;
  isClosing: () => boolean;
};

type Answer = (operations: Operations, request: IncomingMessage, response: ServerResponse) => void;

/** What the gateway answers about itself. */
export const ownPaths: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['/live', answerLive],
  ['/accepting', answerAccepting],
  ['/ready', (...of) => void answerReady(...of)],
  ['/metrics', (...of) => void answerMetrics(...of)],
]);

function answerLive({ gitSha }: Operations, _request: IncomingMessage, response: ServerResponse) {
  answerJson(response, 200, { service: 'gateway', gitSha, live: true });
}

/** 200 until it closes, whatever of the site is away: whether a balancer should send to it. */
function answerAccepting(
  { isClosing }: Operations,
  _request: IncomingMessage,
  response: ServerResponse,
) {
  const accepting = !isClosing();
  answerJson(response, accepting ? 200 : 503, { service: 'gateway', accepting });
}

/** 200 exactly when the whole site works. Reasons are for who stands inside. */
async function answerReady(
  { readiness, trustedProxies }: Operations,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { ready, checks } = await readiness.report();
  const isPrivate = standsInside(request, trustedProxies);
  const shown = checks.map(({ name, ok, problem }) => ({
    name,
    ok,
    ...(isPrivate && problem !== undefined ? { problem } : {}),
  }));
  const missing = isPrivate ? { missing: missingParts(checks) } : {};
  answerJson(response, ready ? 200 : 503, { service: 'gateway', ready, ...missing, checks: shown });
}

/** Outside it is as if there were no metrics. */
async function answerMetrics(
  { metrics, trustedProxies }: Operations,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!standsInside(request, trustedProxies)) {
    return answerJson(response, 404, { service: 'gateway' });
  }
  const text = await metricsText(metrics);
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  response.end(text);
}

export function redisCheck(redis: Redis): Check {
  return {
    name: 'redis',
    mandatory: true,
    run: () => checkRedis(redis),
  };
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
  });
  response.end(text);
}
