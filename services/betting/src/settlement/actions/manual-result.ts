import { lockRequest } from '@noriter/four-eyes/request-table';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { Decider } from '../../site/actions/decider.ts';
import {
  changeMarket,
  type MarketName,
  readLockedMarket,
} from '../../sportsbook/actions/override-market.ts';
import { type BoardMarket, withManualResults } from '../../sportsbook/domain/fixture-board.ts';
import type { SettlementDeps } from '../deps.ts';
import type { VoidEffect } from '../domain/ticket-void.ts';
import { legsOn, manualSettlements } from '../store/manual-settlements.ts';
import { type Preview, previewResult } from './preview-result.ts';

export type Deps = Pick<SettlementDeps, 'pool' | 'ids' | 'clock' | 'config' | 'log'>;

export type Shown = Pick<VoidEffect, 'paid' | 'taken'>;

/** What a request would move can take long to work out, so that is done before anything is locked. */
export async function previewRequest(deps: Deps, by: Decider, requestId: string) {
  const key = { siteId: by.siteId, requestId };
  const found = await withTransaction(deps.pool, (tx) => lockRequest(tx, manualSettlements, key));
  if (found === null) return null;
  const { fixtureId, marketKey, results } = found;
  const name = { fixtureId, marketKey };
  const result = results && { results };
  return { name, ...(await previewResult(deps, by, { ...name, result })) };
}

type Step = {
  by: Decider;
  name: MarketName;
  requestId: string;
  reason: string;
  preview: Preview;
};

export async function perform(deps: Deps, tx: pg.ClientBase, step: Step): Promise<void> {
  const { by, name, requestId, reason, preview } = step;
  const { results, effect } = preview;
  await changeMarket(deps, tx, by, {
    name,
    action: results === null ? 'sport-result.take-back' : 'sport-result.enter',
    change: ({ market }) => ({
      after: withManualResults(market, results),
      was: { results: market.manualResults, feedResults: market.reported.results },
      is: { requestId, results, reason, ...textOf(effect) },
    }),
  });
}

/** Another result since it was weighed moves other sums, and so do other bets. */
export async function checkUnchanged(
  tx: pg.ClientBase,
  name: MarketName,
  { settlementVersion, legs }: Preview,
): Promise<void> {
  const { market }: { market: BoardMarket } = await readLockedMarket(tx, name);
  const isOther =
    market.settlementVersion !== settlementVersion || (await legsOn(tx, name)) !== legs;
  if (isOther) throw refuse(errors, 'B1033');
}

/** Results of one market are decided one after the other, of whichever site. */
export function lockKeyOf({ fixtureId, marketKey }: MarketName): string {
  return JSON.stringify(['manual settlement', fixtureId, marketKey]);
}

export function textOf({ paid, taken }: Shown): { paid: string; taken: string } {
  return { paid: paid.toString(), taken: taken.toString() };
}
