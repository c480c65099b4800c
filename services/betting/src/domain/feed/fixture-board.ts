/**
 * Invariant: of a fixture, a message changes facts and markets as the rules of each say, and what
 * bets on a market come to is numbered: one more each time its results or cancellations change.
 */
import type { LegResult } from '../settlement/leg-result.ts';
import { applyMessage, type FeedFault } from './apply-message.ts';
import { afterFixture, afterScore, type FixtureFacts } from './fixture-facts.ts';
import type { HouseState } from './house.ts';
import type { FeedMarket } from './market-state.ts';
import type { NumberedMessage } from './messages.ts';

export type Results = Readonly<Record<string, LegResult>>;

/** A market with what operators did to it. */
export type HeldMarket = {
  /** By the feed alone. */
  readonly said: FeedMarket;
  /** An operator's result: it stands whatever the feed says. */
  readonly handResults: Results | null;
  readonly settlementVersion: number;
  readonly house: HouseState;
  /** Why the last message about it was not believed. */
  readonly fault: string;
};

/** All that is known of one fixture. */
export type FixtureBoard = {
  readonly facts: FixtureFacts;
  readonly markets: Readonly<Record<string, HeldMarket>>;
};

/** A market as it counts for members and their bets. */
export function effective({
  said,
  handResults,
}: Pick<HeldMarket, 'said' | 'handResults'>): FeedMarket {
  if (handResults === null) return said;
  const phase = said.phase === 'active' ? 'suspended' : said.phase;
  return { ...said, phase, results: handResults };
}

/** @returns the board it was given, where nothing in it changed; markets that did not are the same */
export function applyToBoard(
  board: FixtureBoard,
  message: NumberedMessage,
): { readonly board: FixtureBoard; readonly faults: readonly FeedFault[] } {
  if (message.type === 'fixture') {
    const facts = afterFixture(board.facts, message);
    return { board: facts === board.facts ? board : { ...board, facts }, faults: [] };
  }
  const said = Object.fromEntries(
    Object.entries(board.markets).map(([key, { said: one }]) => [key, one]),
  );
  const { markets: next, changed, faults } = applyMessage(said, message);
  const markets = { ...board.markets };
  for (const key of changed) {
    const now = next[key];
    if (now === undefined) continue;
    const fault = faults.find((one) => one.marketKey === key)?.fault ?? '';
    markets[key] = afterSaid(markets[key], now, fault);
  }
  const facts = message.type === 'odds-change' ? afterScore(board.facts, message) : board.facts;
  const isSame = facts === board.facts && changed.length === 0;
  return { board: isSame ? board : { facts, markets }, faults };
}

const unheld = { handResults: null, settlementVersion: 0, house: 'open' } as const;

function afterSaid(before: HeldMarket | undefined, said: FeedMarket, fault: string): HeldMarket {
  if (before === undefined) return renumbered(null, { ...unheld, said, fault });
  return renumbered(before, { ...before, said, fault });
}

/** An operator enters a result, or takes it back by null: then the feed's counts again. */
export function withHandResults(market: HeldMarket, handResults: Results | null): HeldMarket {
  return renumbered(market, { ...market, handResults });
}

function renumbered(before: HeldMarket | null, after: HeldMarket): HeldMarket {
  const isSame = outcomeText(before) === outcomeText(after);
  return isSame ? after : { ...after, settlementVersion: after.settlementVersion + 1 };
}

/** What bets depend on, as text: equal where they come to the same. */
function outcomeText(market: HeldMarket | null): string {
  if (market === null) return JSON.stringify([null, []]);
  const { results, windows } = effective(market);
  const sorted =
    results && Object.entries(results).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted, windows]);
}
