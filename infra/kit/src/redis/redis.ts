import { Redis } from 'ioredis';
import { answerWait } from '../calls/answer-wait.ts';
import { redisReplyOf } from '../flow/outage.ts';
import type { Logger } from '../telemetry/logging.ts';

export type { Redis } from 'ioredis';

/** A command that has no answer after this long fails; the caller falls back or refuses. */
const COMMAND_TIMEOUT_MS = 500;

const RECONNECT_MS_MAX = 1_000;

/**
 * Replies of a server that is not the primary, or not yet. One that is full or cannot save is not
 * among them: it is the right one, still reads, and a new connection would find it again.
 */
const ELSEWHERE = new Set(['READONLY', 'LOADING', 'MASTERDOWN', 'UNBLOCKED']);

/** How long a probe's key stays. */
const PROBE_MS = 5_000;

/**
 * Connects to Redis for commands on the path that answers a caller. Commands of one turn of the
 * event loop leave in one write. While Redis is away a command fails at once instead of waiting
 * in a line; the connection comes back by itself. A server that was demoted is left for whichever
 * the address leads to now.
 *
 * @param options.prefix put before every key and pub/sub name
 * @example const redis = createRedis(config.REDIS_URL, { prefix: config.REDIS_KEY_PREFIX });
 */
export function createRedis(
  url: string,
  options: { prefix?: string; name?: string; log?: Logger } = {},
): Redis {
  const redis = new Redis(url, {
    keyPrefix: options.prefix ?? '',
    connectionName: options.name ?? 'noriter',
    enableAutoPipelining: true,
    // Of this connection's own: defineScript adds to it.
    autoPipeliningIgnoredCommands: [],
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: answerWait(COMMAND_TIMEOUT_MS),
    connectTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MS_MAX),
    reconnectOnError: (error) => ELSEWHERE.has(redisReplyOf(error) ?? ''),
  });
  let away = false;
  // ioredis repeats it with every attempt to reconnect; one log entry for each loss is enough.
  redis.on('error', (error: Error) => {
    if (!away) options.log?.warn({ err: error }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) options.log?.info('redis is back');
    away = false;
  });
  return redis;
}

/**
 * Gives this connection a command of its own, once; every script is defined here. It leaves in a
 * write by itself: ioredis hands answers to the wrong callers when a script is defined while
 * commands of the same turn wait for theirs (a pipeline knows the scripts of its beginning alone).
 *
 * @param script.numberOfKeys left out where the caller says it with each call, as first argument
 * @example
 * defineScript(redis, 'countCalls', { lua });
 */
export function defineScript(
  redis: Redis,
  name: string,
  script: { lua: string; numberOfKeys?: number },
): void {
  if (name in redis) return;
  redis.options.autoPipeliningIgnoredCommands?.push(name);
  redis.defineCommand(name, script);
}

/**
 * A second connection for SUBSCRIBE, which waits for Redis as long as it takes and subscribes
 * again by itself after a loss.
 */
export function duplicateForSubscribing(redis: Redis): Redis {
  const subscriber = redis.duplicate({
    enableAutoPipelining: false,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    autoResubscribe: true,
  });
  delete subscriber.options.commandTimeout;
  // The command connection logs the loss already.
  subscriber.on('error', () => undefined);
  return subscriber;
}

/**
 * Redis' check for /ready: it takes a write.
 *
 * @throws what Redis replied, such as `READONLY …` or `OOM …`, or that it does not answer
 */
export async function checkRedis(redis: Redis): Promise<void> {
  await redis.set('ready-probe', '1', 'PX', PROBE_MS);
}

/**
 * Waits until Redis answers.
 *
 * @throws Error with the address when it does not within `timeoutMs`
 */
export async function redisReady(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const onReady = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      redis.off('ready', onReady);
      const { host, port } = redis.options;
      reject(new Error(`Redis at ${host}:${port} does not answer.`));
    }, timeoutMs);
    redis.once('ready', onReady);
  });
}
