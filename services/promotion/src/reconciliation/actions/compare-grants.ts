import { withTransaction } from '@noriter/kit/postgres';
import {
  keepMismatches,
  resolveMismatches,
  waitingMismatches,
} from '@noriter/ledger-comparison/mismatch-table';
import type { Pace } from '@noriter/ledger-comparison/pace';
import type { PromotionBase } from '../../base.ts';
import { rowsOf } from '../clients/ledger.ts';
import { commandsOf, type GrantBooks, judgeGrant } from '../domain/judge-grant.ts';
import { grantsToCompare, noteCompared, readGrantBooks } from '../store/grant-books.ts';
import { grantMismatches } from '../store/mismatches.ts';
import { saveGrantsCompared } from '../store/progress.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'config'>;

/** A grant has at most two commands, and the wallet is asked about 2,000 in one call. */
const GRANTS_PER_PAGE = 1_000;

/**
 * From the books to the ledger: what was asked for is there as these books have it. What was wrong and may
 * have come right since is looked at first, then every grant that has changed since it was compared.
 */
export async function compareGrants(
  deps: Deps,
  { pace, graceMs }: { pace: Pace; graceMs: number },
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - graceMs);
  const waiting = await waitingMismatches(deps.pool, grantMismatches, GRANTS_PER_PAGE);
  const grantIds = waiting.map(({ grantId }) => grantId);
  await comparePage(deps, await readGrantBooks(deps.pool, grantIds));
  // One page is always done, so that neither direction waits for the other for ever.
  do {
    const page = await grantsToCompare(deps.pool, { before, limit: GRANTS_PER_PAGE });
    if (page.length === 0) return saveGrantsCompared(deps.pool);
    await comparePage(deps, page);
    await pace.rest();
  } while (!pace.isOver());
}

async function comparePage(deps: Deps, page: readonly GrantBooks[]): Promise<void> {
  if (page.length === 0) return;
  const ids = page.flatMap((grant) => commandsOf(grant).map(({ commandId }) => commandId));
  const rows = await rowsOf(deps, ids);
  const wrong = page.flatMap((grant) => judgeGrant(grant, rows));
  const isWrong = new Set(wrong.map(({ commandId }) => commandId));
  const right = ids.filter((id) => !isWrong.has(id));
  await withTransaction(deps.pool, async (tx) => {
    await keepMismatches(tx, grantMismatches, wrong);
    await resolveMismatches(tx, grantMismatches, right);
    await noteCompared(tx, page);
  });
}
