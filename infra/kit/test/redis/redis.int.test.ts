import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedis, defineScript, redisReady } from '../../src/redis/redis.ts';
import { limits } from '../../src/testing/limits.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';

describe('redis', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('redis');
  });
  afterAll(() => space.close());

  it('puts the prefix before each key', async () => {
    await space.redis.set('session:1', 'live');
    const bare = createRedis(space.env().REDIS_URL ?? '');
    await redisReady(bare, limits.soon);
    expect(await bare.get(`${space.name}.session:1`)).toBe('live');
    bare.disconnect();
  });

  it('fails a command at once while Redis is away', async () => {
    const away = createRedis('redis://127.0.0.1:1');
    await expect(away.get('anything')).rejects.toThrow('enableOfflineQueue options is false');
    away.disconnect();
  });

  it('fails a command in half a second when Redis hangs', async () => {
    const { hostname, port } = new URL(space.env().REDIS_URL ?? '');
    const between = createServer((client) => {
      const server = connect(Number(port), hostname);
      client.pipe(server).pipe(client);
      client.on('error', () => server.destroy()).on('close', () => server.destroy());
      hang = () => client.unpipe(server);
    }).listen(0, '127.0.0.1');
    let hang: () => unknown = () => undefined;
    await new Promise((resolve) => between.once('listening', resolve));
    const { port: ours } = between.address() as AddressInfo;
    const redis = createRedis(`redis://127.0.0.1:${ours}`);
    await redisReady(redis, limits.soon);
    hang();
    await expect(redis.get('anything')).rejects.toThrow('Command timed out');
    redis.disconnect();
    between.close();
  });

  it('gives each caller its own answer beside a script that is defined in the same turn', async () => {
    const redis = createRedis(space.env().REDIS_URL ?? '', { prefix: randomUUID() });
    await redisReady(redis, limits.soon);
    await redis.mset('first', '1', 'last', '2');
    const first = redis.get('first');
    defineScript(redis, 'double', { lua: 'return tonumber(ARGV[1]) * 2', numberOfKeys: 0 });
    const doubling = redis as typeof redis & { double(value: number): Promise<number> };
    const doubled = doubling.double(21);
    const last = redis.get('last');
    expect(await Promise.all([first, doubled, last])).toEqual(['1', 42, '2']);
    redis.disconnect();
  });

  it('names the address when Redis does not answer', async () => {
    const away = createRedis('redis://127.0.0.1:1');
    await expect(redisReady(away, 100)).rejects.toThrow('Redis at 127.0.0.1:1 does not answer.');
    away.disconnect();
  });
});
