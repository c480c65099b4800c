/**
 * Compares these books with the wallet's ledger, both ways and step by step: each row on a promotion's
 * account has to be one that a grant asked for, and all that grants asked for has to be there. So a bonus
 * that was lost, doubled or forged shows within minutes, whatever lost or forged it.
 */

import { withTransaction } from '@noriter/kit/postgres';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import { openPace, type Pace } from '@noriter/ledger-comparison/pace';
import { savePosition } from '@noriter/ledger-comparison/progress';
import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import type { PromotionBase } from '../../base.ts';
import { promotionPage } from '../clients/ledger.ts';
import { judgeEntry, type Mismatch } from '../domain/judge-grant.ts';
import { readGrantBooks } from '../store/grant-books.ts';
import { grantMismatches } from '../store/mismatches.ts';
import { readProgress } from '../store/progress.ts';
import { compareGrants } from './compare-grants.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'config'>;

/** A run ends after so much work, its rests not counted; the next one goes on. */
const WORK_MS = 4_000;

/** A command is on its way for so long before it is looked for. */
const GRACE_MS = 60_000;

/** @param signal ends the run between two steps */
export async function compareLedger(
  deps: Deps,
  signal: AbortSignal,
  graceMs = GRACE_MS,
): Promise<void> {
  const pace = openPace(signal, WORK_MS);
  await compareEntries(deps, pace);
  await compareGrants(deps, { pace, graceMs });
}

/** From the ledger to the books, for half of a run. */
async function compareEntries(deps: Deps, pace: Pace): Promise<void> {
  let { position } = await readProgress(deps.pool);
  while (!pace.isOver(0.5)) {
    const { entries, upto } = await promotionPage(deps, position);
    if (upto === position) return savePosition(deps.pool, position, { atEnd: true });
    await keepPage(deps, entries, upto);
    position = upto;
    await pace.rest();
  }
}

async function keepPage(
  { pool }: Deps,
  entries: readonly LedgerEntry[],
  upto: bigint,
): Promise<void> {
  const grants = await readGrantBooks(
    pool,
    entries.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(grants.map((grant) => [grant.grantId, grant]));
  const wrong = entries.flatMap((entry) => {
    const fault = judgeEntry(entry, byId.get(entry.subjectId));
    return fault === null ? [] : [mismatchOf(entry, fault)];
  });
  await withTransaction(pool, async (tx) => {
    await keepMismatches(tx, grantMismatches, wrong);
    await savePosition(tx, upto, { atEnd: false });
  });
}

function mismatchOf(entry: LedgerEntry, fault: Mismatch['fault']): Mismatch {
  const { commandId, siteId, memberId, subjectId: grantId, counterAccount: account } = entry;
  const { kind, amount } = entry;
  return { commandId, siteId, memberId, grantId, account, kind, amount, fault };
}
