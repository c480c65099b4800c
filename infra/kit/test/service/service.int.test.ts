import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../../src/contract/route.ts';
import type { ReceivedEvent } from '../../src/kafka/event.ts';
import { consume } from '../../src/kafka/events.ts';
import { addToOutbox } from '../../src/outbox/outbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import {
  type BaseConfig,
  baseConfig,
  ConfigError,
  statelessConfig,
} from '../../src/service/config.ts';
import { defineService, type ServiceBase, startService } from '../../src/service/service.ts';
import { currentRequestId } from '../../src/telemetry/request-context.ts';
import {
  callAs,
  eventually,
  guestCaller,
  openTestSpace,
  startTestService,
} from '../../src/testing/testing.ts';

type Deps = ServiceBase<BaseConfig> & {
  received: ReceivedEvent<typeof siteEvents>[];
  ids2: string[];
};

const order: string[] = [];
/** The slow call is being answered. */
const begun = Promise.withResolvers<void>();
const limit = { max: 5, windowMs: 60_000 };

const site = defineService<BaseConfig, Deps>({
  name: 'site',
  config: baseConfig,
  codes: {},
  open: (base) => ({ ...base, received: [], ids2: [] }),
  close: async () => void order.push('service closed'),
  emits: [siteEvents],
  consumes: [
    consume(siteEvents, {
      handle: async (deps: Deps, event) => {
        deps.received.push(event);
        deps.ids2.push(currentRequestId() ?? '');
      },
    }),
  ],
  jobs: [{ name: 'count', everyMs: 1_000, run: async () => void order.push('job') }],
  checks: () => [{ name: 'own', mandatory: false, run: async () => undefined }],
  routes: [
    defineRoute<Deps>()({
      path: '/api/site/notice',
      summary: 'Publishes a notice',
      access: 'guest',
      body: z.object({ slow: z.boolean().default(false) }),
      data: z.object({ id: z.string() }),
      async handle({ pool }, { body, caller, effectId }) {
        if (body.slow) {
          begun.resolve();
          await new Promise((resolve) => setTimeout(resolve, 400));
        }
        const value = create(SiteEventSchema, { siteId: caller.siteId });
        const message = { key: caller.siteId, id: effectId, value };
        await withTransaction(pool, (tx) => addToOutbox(tx, siteEvents, message));
        order.push('answered');
        return { id: effectId };
      },
    }),
    defineRoute<Deps>()({
      path: '/api/site/limited',
      summary: 'Is limited',
      access: 'guest',
      rateLimit: limit,
      body: z.object({}),
      data: z.object({}),
      handle: async () => ({}),
    }),
  ],
});

const space = await openTestSpace('service');
afterAll(() => space.close());

const guest = (url: string, changes: Parameters<typeof guestCaller>[0] = {}) =>
  callAs({ url, key: space.keyring }, guestCaller(changes));

describe('a service', () => {
  test('answers, emits, consumes, and reports that it is ready and whole', async () => {
    const running = await startTestService(site, { space });
    const headers = { 'x-request-id': 'request-0004' };
    const answer = await guest(running.url)('/api/site/notice', {}, { headers });
    expect(answer.resultCode).toBe('0');
    const { deps } = running;
    await eventually(() => expect(deps.received.map(({ id }) => id)).toContain(answer.data.id));
    // The request's id has travelled through the outbox and Kafka into the consumer.
    expect(deps.ids2).toEqual(['request-0004']);
    // A check that a busy machine cuts short is made again.
    await eventually(async () => {
      const ready = await fetch(`${running.url}/ready`);
      expect(ready.status).toBe(200);
      expect(await ready.json()).toMatchObject({
        ready: true,
        whole: true,
        checks: ['database', 'redis', 'kafka', 'clock', 'consumers', 'own'].map((name) => ({
          name,
          ok: true,
        })),
      });
    });
    await running.stop();
  });

  test('ends in order: it answers what it has begun, and publishes what is in its outbox', async () => {
    const running = await startTestService(site, { space });
    order.length = 0;
    const call = guest(running.url)('/api/site/notice', { slow: true });
    await begun.promise;
    await running.stop();
    const answer = await call;
    expect(answer.resultCode).toBe('0');
    expect(order).toEqual(['answered', 'service closed']);
    const left = await space.pool.query('select count(*)::int as rows from kit.outbox');
    expect(left.rows).toEqual([{ rows: 0 }]);
    await expect(fetch(`${running.url}/live`)).rejects.toThrow('fetch failed');
    // A second call changes nothing.
    await running.stop();
  });

  test('runs its jobs by the clock only where it is asked to, and now when asked', async () => {
    const running = await startTestService(site, { space });
    order.length = 0;
    await running.runJob('count');
    expect(order).toEqual(['job']);
    await running.stop();
  });

  test('counts a route’s limit over all its processes', async () => {
    const processes = [
      await startTestService(site, { space }),
      await startTestService(site, { space }),
    ];
    const codes: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const on = processes[n % 2];
      if (on !== undefined) codes.push((await guest(on.url)('/api/site/limited')).resultCode);
    }
    expect(codes.filter((code) => code === '0')).toHaveLength(limit.max);
    expect(codes.slice(limit.max)).toEqual(['H429', 'H429', 'H429']);
    // Those that come at once are counted together, and each by itself.
    const other = { address: '198.51.100.9' };
    const atOnce = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        guest(processes[n % 2]?.url ?? '', other)('/api/site/limited'),
      ),
    );
    expect(atOnce.filter(({ resultCode }) => resultCode === '0')).toHaveLength(limit.max);
    await Promise.all(processes.map((one) => one.stop()));
  });
});

describe('a start', () => {
  test('with an environment that cannot be used names the reason, and opens nothing', async () => {
    await expect(startService(site, { PORT: 'x' })).rejects.toThrow(ConfigError);
  });

  test('that fails closes again what it had opened', async () => {
    let opened: ServiceBase<BaseConfig> | undefined;
    const broken = defineService<BaseConfig, ServiceBase<BaseConfig>>({
      name: 'broken',
      config: baseConfig,
      codes: {},
      routes: [],
      open(base) {
        opened = base;
        throw new Error('no key');
      },
    });
    await expect(startTestService(broken, { space })).rejects.toThrow('no key');
    expect(opened?.pool.ended).toBe(true);
    await eventually(() => expect(opened?.redis.status).toBe('end'));
  });

  test('on a port that is taken is an error, not a service without a port', async () => {
    const first = await startTestService(site, { space });
    const port = new URL(first.url).port;
    const second = startTestService(site, { space, env: { PORT: port } });
    await expect(second).rejects.toThrow('EADDRINUSE');
    await first.stop();
  });

  test('needs no database where the configuration names none', async () => {
    const stateless = defineService({
      name: 'stateless',
      config: statelessConfig,
      codes: {},
      routes: [],
      open: (base: ServiceBase<z.infer<typeof statelessConfig>>) => base,
    });
    const running = await startTestService(stateless, { space });
    expect(await (await fetch(`${running.url}/ready`)).json()).toMatchObject({
      ready: true,
      checks: [{ name: 'redis' }, { name: 'kafka' }],
    });
    await running.stop();
  });
});
