import { type BookOwner, type WeighedAct, wouldNeedFourEyes } from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { Sport } from '@noriter/rules/sports';
import { errors } from '../../errors.ts';
import { aloneLimit } from '../../site/domain/alone-limit.ts';
import { type MarketName, readLockedMarket } from '../../sportsbook/actions/override-market.ts';
import { type Results, withManualResults } from '../../sportsbook/domain/fixture-board.ts';
import type { FixtureResult } from '../../sportsbook/domain/fixture-result.ts';
import { answerMarket } from '../../sportsbook/domain/market-result.ts';
import type { Market } from '../../vocabulary/market.ts';
import { selectionsOf } from '../../vocabulary/market-selections.ts';
import type { SettlementDeps } from '../deps.ts';
import type { WeighedEffect } from '../domain/ticket-void.ts';
import { legsOn, resultEffect } from '../store/manual-settlements.ts';

/** A manual settlement: the result of each selection, or what was scored, or null to take it back. */
export type ManualResult = { results: Results } | { score: FixtureResult } | null;

/** A result that could stand, and what it was worked out from. */
export type Preview = WeighedEffect & {
  results: Results | null;
  settlementVersion: number;
  /** What was placed on the market by then. */
  legs: string;
};

/**
 * What a manual settlement would move, and whether it needs four eyes. Nothing is locked while the
 * tickets are read: the feed of the fixture goes on.
 *
 * @throws Refusal B1072 to B1074, B1076, B1077
 */
export async function previewResult(
  { pool, clock }: Pick<SettlementDeps, 'pool' | 'clock'>,
  by: BookOwner,
  { result, ...name }: MarketName & { result: ManualResult },
): Promise<Preview & { needsFourEyes: boolean }> {
  const { market, row } = await withTransaction(pool, (tx) => readLockedMarket(tx, name));
  if (result === null && market.manualResults === null) throw refuse(errors, 'B1074');
  if (row.state === 'planned' && !row.hasStarted) throw refuse(errors, 'B1073');
  const results = result && resultsOf(result, market.reported.market, row.sport);
  const legs = await legsOn(pool, name);
  const weighed = await resultEffect(pool, name, withManualResults(market, results));
  const act = manualSettlementAct(name, weighed.weight, clock.now());
  const needsFourEyes = await wouldNeedFourEyes(pool, by, act, aloneLimit);
  const { settlementVersion } = market;
  return { results, settlementVersion, legs, ...weighed, needsFourEyes };
}

/** What such a settlement, by one operator, counts in their book. */
export function manualSettlementAct(name: MarketName, weight: Won, at: Date): WeighedAct {
  return { kind: 'manual-settlement', subject: subjectOf(name), weight, at };
}

/** The market, as the audit log and the book name it. */
export function subjectOf({ fixtureId, marketKey }: MarketName): string {
  return `market:${fixtureId}/${marketKey}`;
}

function resultsOf(result: NonNullable<ManualResult>, market: Market, sport: Sport): Results {
  if ('score' in result) {
    const answer = answerMarket(market, sport, result.score);
    if ('results' in answer) return Object.fromEntries(answer.results);
    throw refuse(errors, 'B1072', {}, { fields: [{ fault: answer.unanswered }] });
  }
  const selections = selectionsOf(market);
  const named = Object.keys(result.results);
  const missing = selections.filter((id) => !named.includes(id));
  const unknown = named.filter((id) => !selections.includes(id));
  if (missing.length + unknown.length > 0) {
    throw refuse(errors, 'B1072', {}, { fields: [{ fault: 'selections', missing, unknown }] });
  }
  return result.results;
}
