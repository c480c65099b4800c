import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { MarketEventSchema } from '@noriter/proto/market_events_pb';
import { marketEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { SportsbookDeps } from '../deps.ts';
import { effective } from '../domain/fixture-board.ts';
import { stateOf } from '../domain/market-state.ts';
import { type BoardChanges, type ChangedBoard, changesOf } from '../events/market-event.ts';
import { marketColumns } from './stored-market.ts';
import { writeFixtures } from './write-fixtures.ts';

/**
 * Writes down what became of fixtures that are locked, and publishes it: each event has the next
 * number of its fixture.
 */
export async function writeBoards(
  deps: Pick<SportsbookDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  changed: readonly ChangedBoard[],
): Promise<void> {
  const written = changed.map((one) => changesOf(one)).filter(({ bodies }) => bodies.length > 0);
  if (written.length === 0) return;
  await writeFixtures(tx, deps.clock.now(), written);
  await writeMarkets(tx, deps.clock.now(), written);
  const occurredAt = timestampFromDate(deps.clock.now());
  const messages = written.flatMap(({ change: { before, after }, bodies }) =>
    bodies.map((event, at) => {
      const { fixtureId, version } = before.row;
      const { sport } = after.facts;
      const next = version + BigInt(at + 1);
      const value = create(MarketEventSchema, {
        fixtureId,
        sport,
        version: next,
        occurredAt,
        event,
      });
      return { key: fixtureId, id: deps.ids.next(), value };
    }),
  );
  await addAllToOutbox(tx, marketEvents, messages);
}

async function writeMarkets(
  tx: pg.ClientBase,
  at: Date,
  written: readonly BoardChanges[],
): Promise<void> {
  const rows = written.flatMap(({ change: { before }, markets, stopped, bodies }) =>
    markets.map(([key, market]) => ({
      fixture_id: before.row.fixtureId,
      market_key: key,
      ...marketColumns(market.reported),
      producer: market.reported.producer,
      state: stateOf(effective(market)),
      hand_results: market.manualResults,
      settlement_version: market.settlementVersion,
      house_state: market.override,
      suspended_reason: market.fault,
      // The moment itself is the database's to say.
      stopped_at: stopped.has(key) ? at : null,
      version: (before.row.version + BigInt(bodies.length)).toString(),
      changed_at: at,
    })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into sport_market (fixture_id, market_key, market, producer, feed, state, hand_results,
       settlement_version, house_state, suspended_reason, stopped_at, version, changed_at)
     select fixture_id, market_key, market, producer, feed, state, nullif(hand_results, 'null'),
       settlement_version, house_state, suspended_reason,
       case when stopped_at is not null then clock_timestamp() end, version, changed_at
     from jsonb_populate_recordset(null::sport_market, $1::jsonb)
     on conflict (fixture_id, market_key) do update set market = excluded.market,
       producer = excluded.producer, feed = excluded.feed, state = excluded.state,
       hand_results = excluded.hand_results, settlement_version = excluded.settlement_version,
       house_state = excluded.house_state, suspended_reason = excluded.suspended_reason,
       stopped_at = coalesce(excluded.stopped_at, sport_market.stopped_at),
       version = excluded.version, changed_at = excluded.changed_at`,
    [JSON.stringify(rows)],
  );
}
