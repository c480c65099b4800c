import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MarketDeltaSchema, MarketEventSchema } from '@noriter/proto/market_events_pb';
import { oddsAfterMargin } from '@noriter/rules/margin';
import { ODDS_SCALE } from '@noriter/rules/odds';
import { z } from 'zod';
import { type BoardMarket, effective, type FixtureBoard } from '../domain/fixture-board.ts';
import { isStop } from '../domain/market-stops.ts';
import { type OverrideView, shownState } from '../domain/override.ts';
import { type FixtureRow, storedScoreboard } from '../store/board-rows.ts';
import type { LockedBoard } from '../store/boards.ts';

/** Of one event: what one fixture can have changes at once, and a message has its bounds. */
const MARKETS_PER_EVENT = 100;

/** A locked fixture and what became of it. */
export type ChangedBoard = {
  before: LockedBoard;
  after: FixtureBoard;
  /** What operators set on it; as it was where they set nothing. */
  override?: Pick<FixtureRow, 'fixtureOverride' | 'margin'>;
};

type Body = NonNullable<MessageInitShape<typeof MarketEventSchema>['event']>;
/** What a change makes of a fixture's events and rows. */
export type BoardChanges = {
  change: ChangedBoard;
  /** The markets whose rows are written. */
  markets: readonly (readonly [string, BoardMarket])[];
  /** Those of them where bets ended or began again. */
  stopped: ReadonlySet<string>;
  bodies: readonly Body[];
};

export function changesOf(change: ChangedBoard): BoardChanges {
  const { before, after, override = before.row } = change;
  const { facts } = after;
  const isNew = facts !== before.board.facts;
  const fixture: Body[] = isNew ? [{ case: 'fixtureChanged', value: fixtureBody(after) }] : [];
  // What is offered of the others follows from these, too.
  const isForAll =
    facts.state !== before.board.facts.state ||
    override.margin !== before.row.margin ||
    override.fixtureOverride !== before.row.fixtureOverride;
  const view = { ...override, fixtureState: facts.state, hasStarted: before.row.hasStarted };
  // Their rows get the new number, too: who has an older page is sent them by it.
  const markets = Object.entries(after.markets).filter(
    ([key, market]) => isForAll || before.board.markets[key] !== market,
  );
  const deltas = markets.map(([key, market]) =>
    deltaOf(key, market, { ...view, marketOverride: market.override }),
  );
  const bodies = [...fixture, ...chunks(deltas).map((list) => marketsBody(list))];
  // An override of a fixture without markets changes no market, and is written down all the same.
  const silent: Body[] = isForAll && bodies.length === 0 ? [marketsBody([])] : [];
  const was = { ...before.row, fixtureState: before.board.facts.state };
  const stopped = markets.flatMap(([key, market]) => {
    const known = before.board.markets[key];
    return known && isStop({ market: known, view: was }, { market, view }) ? [key] : [];
  });
  return { change, markets, stopped: new Set(stopped), bodies: [...bodies, ...silent] };
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

function deltaOf(marketKey: string, market: BoardMarket, override: OverrideView): Delta {
  const shown = effective(market);
  const prices = Object.entries(shown.prices).map(([selectionId, price]) => {
    const odds = oddsAfterMargin(price.odds, override.margin);
    return { selectionId, odds, isActive: price.isActive && odds > ODDS_SCALE };
  });
  const { producer } = shown;
  const state = shownState(shown, override);
  return { marketKey, marketJson: JSON.stringify(shown.market), state, prices, producer };
}

function chunks(list: readonly Delta[]): Delta[][] {
  const count = Math.ceil(list.length / MARKETS_PER_EVENT);
  return Array.from({ length: count }, (_, at) =>
    list.slice(at * MARKETS_PER_EVENT, (at + 1) * MARKETS_PER_EVENT),
  );
}
