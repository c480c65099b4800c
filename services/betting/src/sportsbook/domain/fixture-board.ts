/**
 * Invariant: of a fixture, a message changes facts and markets by the rules of each, and what
 * bets on a market come to is numbered: one more each time its results or cancellations change.
 */
import type { LegResult } from '@noriter/rules/leg-result';
import { applyMessage } from './apply-message.ts';
import type { FeedFault } from './change-market.ts';
import { afterFixture, afterScore, type FixtureFacts } from './fixture-facts.ts';
import type { FeedMarket } from './market-state.ts';
import type { NumberedMessage } from './messages/messages.ts';
import type { OverrideState } from './override.ts';

export type Results = Readonly<Record<string, LegResult>>;

/** A market with what operators did to it. */
export type BoardMarket = {
  /** By the feed alone. */
  readonly reported: FeedMarket;
  /** An operator's result: it stands whatever the feed reports. */
  readonly manualResults: Results | null;
  readonly settlementVersion: number;
  readonly override: OverrideState;
  /** Why the last message about it was not believed. */
  readonly fault: string;
};

/** All that is known of one fixture. */
export type FixtureBoard = {
  readonly facts: FixtureFacts;
  readonly markets: Readonly<Record<string, BoardMarket>>;
};

/** A market as it counts for members and their bets. */
export function effective({
  reported,
  manualResults,
}: Pick<BoardMarket, 'reported' | 'manualResults'>): FeedMarket {
  if (manualResults === null) return reported;
  const phase = reported.phase === 'active' ? 'suspended' : reported.phase;
  return { ...reported, phase, results: manualResults };
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
  const reported = Object.fromEntries(
    Object.entries(board.markets).map(([key, { reported: one }]) => [key, one]),
  );
  const { markets: next, changed, faults } = applyMessage(reported, message);
  const markets = { ...board.markets };
  for (const key of changed) {
    const now = next[key];
    if (now === undefined) continue;
    const fault = faults.find((one) => one.marketKey === key)?.fault ?? '';
    markets[key] = afterReport(markets[key], now, fault);
  }
  const facts = message.type === 'odds-change' ? afterScore(board.facts, message) : board.facts;
  const isSame = facts === board.facts && changed.length === 0;
  return { board: isSame ? board : { facts, markets }, faults };
}

const untouched = { manualResults: null, settlementVersion: 0, override: 'open' } as const;

function afterReport(
  before: BoardMarket | undefined,
  reported: FeedMarket,
  fault: string,
): BoardMarket {
  if (before === undefined) return renumbered(null, { ...untouched, reported, fault });
  return renumbered(before, { ...before, reported, fault });
}

/** An operator enters a result, or takes it back by null: then the feed's counts again. */
export function withManualResults(market: BoardMarket, manualResults: Results | null): BoardMarket {
  return renumbered(market, { ...market, manualResults });
}

function renumbered(before: BoardMarket | null, after: BoardMarket): BoardMarket {
  const isSame = outcomeText(before) === outcomeText(after);
  return isSame ? after : { ...after, settlementVersion: after.settlementVersion + 1 };
}

/** What bets depend on, as text: equal where they come to the same. */
function outcomeText(market: BoardMarket | null): string {
  if (market === null) return JSON.stringify([null, []]);
  const { results, windows } = effective(market);
  const sorted =
    results && Object.entries(results).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted, windows]);
}
