import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { onceInInbox, pruneInbox } from '../../src/outbox/inbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { countingInVain } from '../../src/testing/plans/rows-in-vain.ts';
import { openTestSpace, settableClock, type TestSpace } from '../../src/testing/testing.ts';

const untilDone = new AbortController().signal;

describe('the inbox', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('inbox');
    await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
    await space.pool.query('create table effect (event_id text)');
  });
  afterAll(() => space.close());

  const deliver = (eventId: string) =>
    withTransaction(space.pool, async (tx) => {
      if (!(await onceInInbox(tx, 'wallet', eventId))) return;
      await tx.query('insert into effect values ($1)', [eventId]);
    });

  async function effects(eventId: string): Promise<number> {
    const found = await space.pool.query('select from effect where event_id = $1', [eventId]);
    return found.rowCount ?? 0;
  }

  it('lets an event that is delivered twice work once', async () => {
    const id = randomUUID();
    await deliver(id);
    await deliver(id);
    expect(await effects(id)).toBe(1);
  });

  it('lets an event that is delivered to many at the same moment work once', async () => {
    const id = randomUUID();
    await Promise.all(Array.from({ length: 16 }, () => deliver(id)));
    expect(await effects(id)).toBe(1);
  });

  it('does not remember an event whose effect was rolled back', async () => {
    const id = randomUUID();
    await expect(
      withTransaction(space.pool, async (tx) => {
        await onceInInbox(tx, 'wallet', id);
        throw new Error('lost');
      }),
    ).rejects.toThrow('lost');
    await deliver(id);
    expect(await effects(id)).toBe(1);
  });

  it('keeps groups apart', async () => {
    const id = randomUUID();
    await withTransaction(space.pool, async (tx) => {
      expect(await onceInInbox(tx, 'wallet', id)).toBe(true);
      expect(await onceInInbox(tx, 'notifier', id)).toBe(true);
    });
  });

  it('forgets what is older than its time, and nothing younger', async () => {
    const id = randomUUID();
    await deliver(id);
    const now = settableClock(new Date());
    expect(await pruneInbox({ pool: space.pool, clock: now }, untilDone)).toBe(0);
    now.advance(15 * 86_400_000);
    expect(await pruneInbox({ pool: space.pool, clock: now }, AbortSignal.abort())).toBe(0);
    expect(await pruneInbox({ pool: space.pool, clock: now }, untilDone)).toBeGreaterThan(0);
    await deliver(id);
    expect(await effects(id)).toBe(2);
  });

  it('forgets without looking at what is younger, though pages are used again', async () => {
    await space.pool.query(
      `insert into kit.inbox (consumer_group, event_id, received_at)
       select 'pages', gen_random_uuid()::text,
         now() - case when n % 1000 = 0 then interval '15 days' else interval '0 days' end
       from generate_series(1, 20000) as n`,
    );
    await space.pool.query('analyze kit.inbox');
    const { pool, inVain } = countingInVain(space.pool);
    const clock = settableClock(new Date());
    expect(await pruneInbox({ pool, clock }, untilDone)).toBe(20);
    expect(inVain()).toBeLessThan(100);
  });
});
