import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { type MarketDeltaSchema, MarketEventSchema } from '@noriter/proto/market_events_pb';
import { marketEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { effective, type FixtureBoard, type HeldMarket } from '../domain/feed/fixture-board.ts';
import { type HouseView, houseOdds, shownState } from '../domain/feed/house.ts';
import { stateOf } from '../domain/feed/market-state.ts';
import { ODDS_SCALE } from '../domain/settlement/odds.ts';
import { marketColumns } from '../queries/feed-market.ts';
import { type FixtureRow, type LockedBoard, storedScoreboard } from '../queries/sport-boards.ts';

/** Of one event: what one fixture can have changes at once, and a message has its bounds. */
const MARKETS_PER_EVENT = 100;

/** A locked fixture and what became of it. */
export type ChangedBoard = {
  before: LockedBoard;
  after: FixtureBoard;
  /** What operators set on it; as it was where they set nothing. */
  house?: Pick<FixtureRow, 'fixtureHouse' | 'margin'>;
};

/**
 * Writes down what became of fixtures that are locked, and tells everybody who follows them: each
 * event has the next number of its fixture.
 */
export async function writeBoards(
  deps: Pick<BettingDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  changed: readonly ChangedBoard[],
): Promise<void> {
  const written = changed.map((one) => told(one)).filter(({ bodies }) => bodies.length > 0);
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

type Body = NonNullable<MessageInitShape<typeof MarketEventSchema>['event']>;
type Told = {
  change: ChangedBoard;
  /** The markets whose rows are written. */
  markets: readonly (readonly [string, HeldMarket])[];
  bodies: readonly Body[];
};

function told(change: ChangedBoard): Told {
  const { before, after, house = before.row } = change;
  const { facts } = after;
  const isNew = facts !== before.board.facts;
  const fixture: Body[] = isNew ? [{ case: 'fixtureChanged', value: fixtureBody(after) }] : [];
  // What is offered of the others follows from these, too.
  const isForAll =
    facts.state !== before.board.facts.state ||
    house.margin !== before.row.margin ||
    house.fixtureHouse !== before.row.fixtureHouse;
  const view = { ...house, fixtureState: facts.state, hasStarted: before.row.hasStarted };
  // Their rows get the new number, too: who has an older page is told of them by it.
  const markets = Object.entries(after.markets).filter(
    ([key, market]) => isForAll || before.board.markets[key] !== market,
  );
  const deltas = markets.map(([key, market]) =>
    deltaOf(key, market, { ...view, marketHouse: market.house }),
  );
  const bodies = [...fixture, ...chunks(deltas).map((list) => marketsBody(list))];
  // A house state of a fixture without markets is told to nobody, and is written down all the same.
  const silent: Body[] = isForAll && bodies.length === 0 ? [marketsBody([])] : [];
  return { change, markets, bodies: [...bodies, ...silent] };
}

function fixtureBody({ facts }: FixtureBoard) {
  const { state, startsAt, scoreboard } = facts;
  const json =
    scoreboard && z.encode(storedScoreboard, { ...scoreboard, parts: { ...scoreboard.parts } });
  return {
    state,
    startsAt: timestampFromDate(startsAt),
    scoreboardJson: json ? JSON.stringify(json) : '',
  };
}

type Delta = MessageInitShape<typeof MarketDeltaSchema>;

function marketsBody(markets: Delta[]): Body {
  return { case: 'marketsChanged', value: { markets } };
}

function deltaOf(marketKey: string, market: HeldMarket, house: HouseView): Delta {
  const shown = effective(market);
  const prices = Object.entries(shown.prices).map(([selectionId, price]) => {
    const odds = houseOdds(price.odds, house.margin);
    return { selectionId, odds, isActive: price.isActive && odds > ODDS_SCALE };
  });
  const { producer } = shown;
  const state = shownState(shown, house);
  return { marketKey, marketJson: JSON.stringify(shown.market), state, prices, producer };
}

function chunks(list: readonly Delta[]): Delta[][] {
  const count = Math.ceil(list.length / MARKETS_PER_EVENT);
  return Array.from({ length: count }, (_, at) =>
    list.slice(at * MARKETS_PER_EVENT, (at + 1) * MARKETS_PER_EVENT),
  );
}

async function writeFixtures(tx: pg.ClientBase, at: Date, written: readonly Told[]): Promise<void> {
  const rows = written.map(({ change: { before, after, house = before.row }, bodies }) => {
    const { facts } = after;
    const { scoreboard } = facts;
    return {
      fixture_id: before.row.fixtureId,
      league_id: facts.league.leagueId,
      home_ko: facts.home?.ko ?? null,
      home_en: facts.home?.en ?? null,
      away_ko: facts.away?.ko ?? null,
      away_en: facts.away?.en ?? null,
      runners: facts.runners,
      starts_at: facts.startsAt,
      state: facts.state,
      said_at: facts.saidAt,
      said_by: facts.saidBy,
      scoreboard:
        scoreboard && z.encode(storedScoreboard, { ...scoreboard, parts: { ...scoreboard.parts } }),
      version: (before.row.version + BigInt(bodies.length)).toString(),
      house_state: house.fixtureHouse,
      margin: house.margin,
    };
  });
  await tx.query(
    `update sport_fixture as fixture set league_id = row.league_id, home_ko = row.home_ko,
       home_en = row.home_en, away_ko = row.away_ko, away_en = row.away_en, runners = row.runners,
       starts_at = row.starts_at, state = row.state, said_at = row.said_at, said_by = row.said_by,
       scoreboard = nullif(row.scoreboard, 'null'), version = row.version,
       house_state = row.house_state, margin = row.margin, updated_at = $2
     from jsonb_populate_recordset(null::sport_fixture, $1::jsonb) as row
     where fixture.fixture_id = row.fixture_id`,
    [JSON.stringify(rows), at],
  );
}

async function writeMarkets(tx: pg.ClientBase, at: Date, written: readonly Told[]): Promise<void> {
  const rows = written.flatMap(({ change: { before }, markets, bodies }) =>
    markets.map(([key, market]) => ({
      fixture_id: before.row.fixtureId,
      market_key: key,
      ...marketColumns(market.said),
      producer: market.said.producer,
      state: stateOf(effective(market)),
      hand_results: market.handResults,
      settlement_version: market.settlementVersion,
      house_state: market.house,
      suspended_reason: market.fault,
      version: (before.row.version + BigInt(bodies.length)).toString(),
      changed_at: at,
    })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into sport_market (fixture_id, market_key, market, producer, feed, state, hand_results,
       settlement_version, house_state, suspended_reason, version, changed_at)
     select fixture_id, market_key, market, producer, feed, state, nullif(hand_results, 'null'),
       settlement_version, house_state, suspended_reason, version, changed_at
     from jsonb_populate_recordset(null::sport_market, $1::jsonb)
     on conflict (fixture_id, market_key) do update set market = excluded.market,
       producer = excluded.producer, feed = excluded.feed, state = excluded.state,
       hand_results = excluded.hand_results, settlement_version = excluded.settlement_version,
       house_state = excluded.house_state, suspended_reason = excluded.suspended_reason,
       version = excluded.version, changed_at = excluded.changed_at`,
    [JSON.stringify(rows)],
  );
}
