import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferInOutbox, releaseDeferred, removeDeferred } from '../../src/outbox/deferred-rows.ts';
import { addToOutbox } from '../../src/outbox/outbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { eventually } from '../../src/testing/testing.ts';
import { openSentOutbox, type SentOutbox } from './sent-outbox.ts';

const HOUR_MS = 3_600_000;

describe('deferred events', () => {
  let outbox: SentOutbox;
  let space: SentOutbox['space'];

  beforeAll(async () => {
    outbox = await openSentOutbox('outbox_held');
    ({ space } = outbox);
  });
  afterAll(() => outbox.close());

  const eventOf = (key: string) => ({
    key,
    id: randomUUID(),
    value: create(SiteEventSchema, { siteId: key }),
  });
  const eventsOf = (key: string, count: number) =>
    Array.from({ length: count }, () => eventOf(key));
  const idsOf = (key: string) =>
    outbox.received.events.filter((one) => one.key === key).map(({ id }) => id);
  const hold = (events: ReturnType<typeof eventOf>[], holdMs: number) =>
    withTransaction(space.pool, (tx) => deferInOutbox(tx, siteEvents, events, holdMs));
  /** An event behind them has left: what was to leave before has left as well. */
  const untilOthersLeave = async () => {
    const other = eventOf(randomUUID());
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, other));
    await eventually(() => expect(idsOf(other.key)).toEqual([other.id]));
  };
  /** Has the time come of all that is deferred. */
  const endDeferring = () =>
    space.pool.query(
      'update kit.outbox set held_until = clock_timestamp() where held_until is not null',
    );

  it('do not keep those behind them, and never leave when they are taken back', async () => {
    const key = randomUUID();
    const { rows } = await hold(eventsOf(key, 3), HOUR_MS);
    const kept = eventOf(key);
    await hold([kept], HOUR_MS);
    await untilOthersLeave();
    await withTransaction(space.pool, (tx) => removeDeferred(tx, rows));
    await endDeferring();
    // Had they been there, they would have left before it.
    await eventually(() => expect(idsOf(key)).toEqual([kept.id]));
    // What was received is deleted a moment later.
    await eventually(async () => {
      const left = await space.pool.query('select 1 from kit.outbox');
      expect(left.rowCount).toBe(0);
    });
  });

  it('leave at once when they are released, in their order and as they were handed out', async () => {
    const key = randomUUID();
    const events = eventsOf(key, 150);
    const { rows, values } = await hold(events, HOUR_MS);
    expect(rows.length).toBeGreaterThan(1);
    await untilOthersLeave();
    expect(idsOf(key)).toEqual([]);
    await withTransaction(space.pool, (tx) => releaseDeferred(tx, rows));
    await eventually(() => expect(idsOf(key)).toEqual(events.map(({ id }) => id)));
    expect(values).toHaveLength(150);
  });

  it('leave by themselves when the process that deferred them is gone', async () => {
    const [soon, later] = [eventOf(randomUUID()), eventOf(randomUUID())];
    await hold([later], HOUR_MS);
    await hold([soon], 600);
    await eventually(() => expect(idsOf(soon.key)).toEqual([soon.id]));
    await untilOthersLeave();
    expect(idsOf(later.key)).toEqual([]);
    await endDeferring();
    await eventually(() => expect(idsOf(later.key)).toEqual([later.id]));
  });

  it('are nothing at all when the transaction is rolled back', async () => {
    const key = randomUUID();
    const tried = withTransaction(space.pool, async (tx) => {
      await deferInOutbox(tx, siteEvents, eventsOf(key, 1), 0);
      throw new Error('changed our mind');
    });
    await expect(tried).rejects.toThrow('changed our mind');
    await untilOthersLeave();
    expect(idsOf(key)).toEqual([]);
  });
});
