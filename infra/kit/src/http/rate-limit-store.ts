import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { createMicroBatcher } from '../flow/micro-batch.ts';
import { defineScript } from '../redis/redis.ts';

/**
 * Under load calls wait this long to be counted together, in one command: one for each, with its answer
 * and its time limit, was a sixth of what betting spent on a bet. A call that comes alone is counted at
 * once.
 */
const COUNT = { restMs: 8, maxBatch: 500, maxQueue: 20_000 };

/**
 * Counts one more on each key, whose window in milliseconds and limit come by turns; a window begins with
 * its first call. One key may be there twice. When a window ends is asked for who is over the limit alone:
 * nobody else is answered with it.
 */
const countCalls = `
  local counted = {}
  for place, key in ipairs(KEYS) do
    local count = redis.call('INCR', key)
    if count == 1 then
      redis.call('PEXPIRE', key, ARGV[2 * place - 1])
    end
    if count > tonumber(ARGV[2 * place]) then
      counted[place] = { count, redis.call('PTTL', key) }
    else
      counted[place] = count
    end
  end
  return counted`;

type Call = { key: string; windowMs: number; max: number };
/** How often; of who is over the limit also the milliseconds until the window ends. */
type Counted = number | [current: number, ttl: number];
type CountingRedis = Redis & {
  countCalls(keys: number, ...keysThenLimits: (string | number)[]): Promise<Counted[]>;
};

/** What counts calls in Redis, as the plugin asks for it: a class that it makes an instance of. */
export function countedTogether(redis: Redis, nameSpace: string): FastifyRateLimitStoreCtor {
  defineScript(redis, 'countCalls', { lua: countCalls });
  const counting = redis as CountingRedis;
  const calls = createMicroBatcher<Call, Counted>({
    ...COUNT,
    run: (batch) =>
      counting.countCalls(
        batch.length,
        ...batch.map(({ key }) => key),
        ...batch.flatMap(({ windowMs, max }) => [windowMs, max]),
      ),
  });
  const count = callbackify((call: Call) => calls.submit(call));
  return class extends CountedKeys {
    constructor() {
      super(count, nameSpace);
    }
  };
}

type Count = (call: Call, counted: (error: Error | null, result?: Counted) => void) => void;

/** The calls of a service, or of one of its routes. */
class CountedKeys implements FastifyRateLimitStore {
  readonly #count: Count;
  readonly #prefix: string;

  constructor(count: Count, prefix: string) {
    this.#count = count;
    this.#prefix = prefix;
  }

  incr(...[key, callback, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
    this.#count({ key: `${this.#prefix}${key}`, windowMs, max }, (error, counted) => {
      if (counted === undefined) return callback(error);
      const [current, ttl] = typeof counted === 'number' ? [counted, windowMs] : counted;
      callback(null, { current, ttl });
    });
  }

  /** The plugin's types promise the route; it hands over its settings of it, and the route in them. */
  child(settings: object): FastifyRateLimitStore {
    const { method, url } = (settings as { routeInfo: RouteOptions }).routeInfo;
    return new CountedKeys(this.#count, `${this.#prefix}${String(method)}${url}-`);
  }
}
