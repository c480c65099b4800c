import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllToOutbox, addToOutbox } from '../../src/outbox/outbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { eventually } from '../../src/testing/testing.ts';
import { openSentOutbox, type SentOutbox } from './sent-outbox.ts';

const HOUR_MS = 3_600_000;

/** Betting of an older version, which may run beside this one, writes them and takes most of them back. */
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
  const idsOf = (key: string) =>
    outbox.received.events.filter((one) => one.key === key).map(({ id }) => id);
  /** @returns the positions of their rows */
  const hold = (events: ReturnType<typeof eventOf>[], holdMs: number) =>
    withTransaction(space.pool, async (tx) => {
      await addAllToOutbox(tx, siteEvents, events);
      const { rows } = await tx.query<{ position: string }>(
        `update kit.outbox set held_until = clock_timestamp() + make_interval(secs => $1 / 1000.0)
         where transaction_id = pg_current_xact_id() returning position`,
        [holdMs],
      );
      return rows.map(({ position }) => position);
    });
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
    const rows = await hold([eventOf(key), eventOf(key)], HOUR_MS);
    const kept = eventOf(key);
    await hold([kept], HOUR_MS);
    await untilOthersLeave();
    await space.pool.query('delete from kit.outbox where position = any($1::bigint[])', [rows]);
    await endDeferring();
    // Had they been there, they would have left before it.
    await eventually(() => expect(idsOf(key)).toEqual([kept.id]));
    // What was received is deleted a moment later.
    await eventually(async () => {
      const left = await space.pool.query('select 1 from kit.outbox');
      expect(left.rowCount).toBe(0);
    });
  });

  it('leave by themselves when the process that deferred them is gone, in their order', async () => {
    const key = randomUUID();
    const soon = Array.from({ length: 150 }, () => eventOf(key));
    const later = eventOf(randomUUID());
    await hold([later], HOUR_MS);
    expect((await hold(soon, 600)).length).toBeGreaterThan(1);
    await eventually(() => expect(idsOf(key)).toEqual(soon.map(({ id }) => id)));
    await untilOthersLeave();
    expect(idsOf(later.key)).toEqual([]);
    await endDeferring();
    await eventually(() => expect(idsOf(later.key)).toEqual([later.id]));
  });
});
