import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../../src/contract/route.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { type BaseConfig, baseConfig } from '../../src/service/config.ts';
import { defineService, type ServiceBase } from '../../src/service/service.ts';
import {
  callAs,
  eventually,
  guestCaller,
  openTestSpace,
  startTestService,
} from '../../src/testing/testing.ts';
import { demotable } from '../failover/demotable-database.ts';
import { redisProgram, startOwnRedis } from '../failover/own-redis.ts';

type Deps = ServiceBase<BaseConfig>;

const till = defineService<BaseConfig, Deps>({
  name: 'till',
  config: baseConfig,
  codes: {},
  open: (base) => base,
  routes: [
    defineRoute<Deps>()({
      path: '/api/till/pay',
      summary: 'Pays',
      access: 'guest',
      body: z.object({}),
      data: z.object({}),
      async handle({ pool }) {
        await withTransaction(pool, (tx) => tx.query('insert into payment default values'));
        return {};
      },
    }),
  ],
});

const space = await openTestSpace('demoted_servers');
const program = await redisProgram(space.redis);
afterAll(() => space.close());

async function readiness(url: string) {
  const answer = await fetch(`${url}/ready`);
  const report: unknown = await answer.json();
  return { status: answer.status, report };
}

describe('a service', () => {
  test('whose database takes no changes says so, and goes on when it does again', async () => {
    const running = await startTestService(till, { space });
    await space.pool.query('create table payment (id bigint generated always as identity)');
    const pay = async () => {
      const { status, resultCode } = await callAs(
        { url: running.url, key: space.keyring },
        guestCaller(),
      )('/api/till/pay');
      return { status, resultCode };
    };
    const { demote, promote } = demotable(space);
    await demote();
    await eventually(async () => {
      const { status, report } = await readiness(running.url);
      expect(status).toBe(503);
      expect(report).toMatchObject({
        ready: false,
        checks: expect.arrayContaining([
          {
            name: 'database',
            mandatory: true,
            ok: false,
            problem: 'the database takes no changes: its server is in recovery or read-only',
          },
        ]),
      });
    });
    expect(await pay()).toEqual({ status: 503, resultCode: 'TE99' });
    await promote();
    expect(await pay()).toEqual({ status: 200, resultCode: '0' });
    await eventually(async () => expect((await readiness(running.url)).status).toBe(200));
    await running.stop();
  });

  test.skipIf(program === null)('whose Redis takes no writes says so', async () => {
    const redis = await startOwnRedis(program ?? '');
    const running = await startTestService(till, { space, env: { REDIS_URL: redis.url } });
    await redis.admin.call('config', 'set', 'maxmemory', '1');
    await eventually(async () => {
      const { status, report } = await readiness(running.url);
      expect(status).toBe(200);
      expect(report).toMatchObject({
        ready: true,
        whole: false,
        checks: expect.arrayContaining([
          expect.objectContaining({
            name: 'redis',
            ok: false,
            problem: expect.stringMatching(/^OOM /),
          }),
        ]),
      });
    });
    await redis.admin.call('config', 'set', 'maxmemory', '0');
    await eventually(async () => {
      expect((await readiness(running.url)).report).toMatchObject({ whole: true });
    });
    await running.stop();
    await redis.stop();
  });
});
