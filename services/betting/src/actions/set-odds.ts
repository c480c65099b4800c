import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type { BettingDeps } from '../deps.ts';
import {
  type BrokenPrice,
  brokenPrices,
  type OddsBook,
  rateText,
  strayPrices,
  withPrices,
} from '../domain/mini/odds-book.ts';
import { formatOdds, ODDS_SCALE } from '../domain/settlement/odds.ts';
import { errors } from '../errors.ts';
import { bookText, readOdds } from '../queries/odds-document.ts';
import { type DocumentChange, saveDocument } from './save-document.ts';

/**
 * Sets a site's ceiling and the odds of the selections that are named. Every selection must lie
 * within the ceiling, also those that keep the odds they have.
 *
 * @throws Refusal B1020 to B1023
 */
export async function setOdds(
  deps: BettingDeps,
  by: { siteId: string; operatorId: string; audit: Auditor },
  { version, reason, changes }: DocumentChange & { changes: OddsBook },
): Promise<void> {
  const [stray, ...others] = strayPrices(changes);
  if (stray) {
    const names = [stray, ...others].map(({ gameId, selectionId }) => ({ gameId, selectionId }));
    throw refuse(errors, 'B1022', { selection: nameOf(stray) }, { fields: names });
  }
  const { siteId, operatorId } = by;
  const before = await readOdds(deps, siteId);
  if (before.version !== version) throw refuse(errors, 'B1023');
  const after = withPrices(before.document, changes);
  const broken = brokenPrices(after);
  const [first] = broken;
  if (first) throw refusalOf(first, broken);
  const document = bookText(after);
  const at = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    await saveDocument(tx, 'mini_odds', { siteId, version, reason, document, at, operatorId });
    await by.audit(tx, {
      action: 'mini-odds.set',
      subject: `site:${siteId}`,
      before: bookText(before.document),
      after: { ...document, reason },
    });
  });
}

function refusalOf(first: BrokenPrice, broken: readonly BrokenPrice[]): Refusal {
  const code = first.odds > ODDS_SCALE ? 'B1020' : 'B1021';
  const fields = broken.map(({ gameId, selectionId, odds, rate, highest }) => ({
    gameId,
    selectionId,
    odds: formatOdds(odds),
    returnRate: rateText(rate),
    highestOdds: formatOdds(highest),
  }));
  const { returnRate: rate = '', highestOdds: highest = '', odds = '' } = fields[0] ?? {};
  const selection = nameOf(first);
  const params = code === 'B1020' ? { selection, odds, rate, highest } : { selection };
  return refuse(errors, code, params, { fields });
}

function nameOf({ gameId, selectionId }: { gameId: string; selectionId: string }): string {
  return `${gameId} ${selectionId}`;
}
