import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOutage } from '../../src/flow/outage.ts';
import {
  checkRedis,
  createRedis,
  defineScript,
  type Redis,
  redisReady,
} from '../../src/redis/redis.ts';
import { limits } from '../../src/testing/limits.ts';
import { eventually, openTestSpace } from '../../src/testing/testing.ts';
import {
  movableAddress,
  type OwnRedis,
  redisProgram,
  startOwnRedis,
} from '../failover/own-redis.ts';

const space = await openTestSpace('demoted_redis');
const program = await redisProgram(space.redis);
afterAll(() => space.close());

type Scripted = Redis & { keep(key: string): Promise<string> };

describe.skipIf(program === null)('a Redis that answers and cannot do its work', () => {
  let own: OwnRedis;
  let other: OwnRedis;
  let redis: Redis | undefined;

  beforeAll(async () => {
    own = await startOwnRedis(program ?? '');
    other = await startOwnRedis(program ?? '');
  });
  afterAll(async () => {
    redis?.disconnect();
    await own.stop();
    await other.stop();
  });

  async function openOn(url: string): Promise<Redis> {
    redis?.disconnect();
    const opened = createRedis(url);
    redis = opened;
    await redisReady(opened, limits.soon);
    return opened;
  }

  const full = ['config', 'set', 'maxmemory', '1'];
  const roomy = ['config', 'set', 'maxmemory', '0'];
  const stale = ['config', 'set', 'replica-serve-stale-data', 'no'];
  const fresh = ['config', 'set', 'replica-serve-stale-data', 'yes'];
  const alone = ['config', 'set', 'min-replicas-to-write', '1'];
  const whole = ['config', 'set', 'min-replicas-to-write', '0'];
  const demoted = ['replicaof', '127.0.0.1', '1'];
  const promoted = ['replicaof', 'no', 'one'];

  const change = ([name = '', ...args]: readonly string[]) => own.admin.call(name, ...args);

  it.each([
    ['READONLY', demoted, promoted],
    ['OOM', full, roomy],
    ['NOREPLICAS', alone, whole],
  ])('by %s is waited for, by a command, a script and a transaction', async (word, make, mend) => {
    const errors: unknown[] = [];
    const attempts: ((on: Redis) => Promise<unknown>)[] = [
      (on) => on.set('a', '1'),
      (on) => (on as Scripted).keep('a'),
      (on) => on.multi().set('a', '1').exec(),
    ];
    await change(make);
    try {
      for (const attempt of attempts) {
        // Some replies end the connection: each is met on one of its own.
        const on = await openOn(own.url);
        defineScript(on, 'keep', { lua: `return redis.call('set', KEYS[1], 1)`, numberOfKeys: 1 });
        errors.push(await attempt(on).catch((error: unknown) => error));
      }
      await eventually(async () => {
        const checked = checkRedis(await openOn(own.url));
        await expect(checked).rejects.toThrow(word);
      });
    } finally {
      await change(mend);
    }
    expect(errors.map((error) => [isOutage(error), String(error)])).toEqual(
      errors.map((error) => [true, String(error)]),
    );
    const back = await openOn(own.url);
    await eventually(() => checkRedis(back));
  });

  it('by MASTERDOWN is waited for, where it does not even read', async () => {
    await change(stale);
    await change(demoted);
    try {
      await eventually(async () => {
        const read = await (await openOn(own.url)).get('a').catch((error: unknown) => error);
        expect(String(read)).toContain('MASTERDOWN');
        expect(isOutage(read)).toBe(true);
      });
    } finally {
      await change(promoted);
      await change(fresh);
    }
  });

  it('by a fault of the command itself is not waited for', async () => {
    const on = await openOn(own.url);
    await on.set('text', 'a');
    defineScript(on, 'keep', { lua: `return redis.call('lpush', KEYS[1], 1)`, numberOfKeys: 1 });
    const faults = [
      on.lpush('text', '1'),
      on.incr('text'),
      (on as Scripted).keep('text'),
      on.multi().call('unheard').exec(),
    ];
    for (const fault of await Promise.allSettled(faults)) {
      expect(fault.status === 'rejected' && !isOutage(fault.reason)).toBe(true);
    }
  });

  it('is left for the one that the address leads to now', async () => {
    const address = await movableAddress(own.port);
    const on = await openOn(address.url);
    await on.set('where', 'first');
    address.moveTo(other.port);
    await own.admin.call('replicaof', '127.0.0.1', '1');
    try {
      await eventually(() => on.set('where', 'second'));
      expect(await other.admin.get('where')).toBe('second');
    } finally {
      await own.admin.call('replicaof', 'no', 'one');
      await address.close();
    }
  });
});
