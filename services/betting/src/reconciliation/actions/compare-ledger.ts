/**
 * Compares these books with the wallet's ledger, both ways and step by step: each row on a house
 * account has to be one that was asked for here, and all that was asked for has to be there. So a
 * payout that was lost, doubled or forged shows within minutes, whatever lost or forged it.
 */

import { withTransaction } from '@noriter/kit/postgres';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import { openPace, type Pace } from '@noriter/ledger-comparison/pace';
import { savePosition } from '@noriter/ledger-comparison/progress';
import {
  houseColumns,
  type LedgerEntry,
  ledgerPage,
  ledgerRows,
} from '@noriter/wallet-client/ledger';
import type { CompareDeps } from '../deps.ts';
import { judgeEntry } from '../domain/judge-entry.ts';
import { resolveReturned, type SlipMismatch, slipMismatches } from '../store/mismatches.ts';
import { readProgress } from '../store/progress.ts';
import { readSlipBooks } from '../store/slip-books.ts';
import { unlikeRows } from '../store/unlike-rows.ts';
import { compareAsked } from './compare-asked.ts';
import { recheckMismatches } from './recheck-mismatches.ts';

/** A run ends after so much work, its rests not counted; the next one goes on. */
const WORK_MS = 4_000;

/** Positions of the ledger in one step: a few milliseconds' work, here and in the wallet. */
const POSITIONS_PER_STEP = 2_000;

/** The same where each row is read, as of a wallet that knows no columns. */
const ROWS_PER_STEP = 500;

/** A command is on its way for so long before it is looked for. */
const GRACE_MS = 60_000;

/** @param signal ends the run between two steps */
export async function compareLedger(
  deps: CompareDeps,
  signal: AbortSignal,
  graceMs = GRACE_MS,
): Promise<void> {
  const pace = openPace(signal, WORK_MS);
  await recheckMismatches(deps, pace);
  await compareEntries(deps, pace);
  await compareAsked(deps, { pace, graceMs });
}

/** From the ledger to the books, for half of a run. */
async function compareEntries(deps: CompareDeps, pace: Pace): Promise<void> {
  let { position } = await readProgress(deps.pool);
  while (!pace.isOver(0.5)) {
    const { entries, upto } = await unlikeEntries(deps, position);
    if (upto === position) return savePosition(deps.pool, position, { atEnd: true });
    await keepPage(deps, entries, upto);
    position = upto;
    await pace.rest();
  }
}

/**
 * The rows behind a position that are not plainly right, in an order in which a stake comes before what gives it back,
 * and how far this looked.
 */
async function unlikeEntries(
  { pool, wallet }: CompareDeps,
  after: bigint,
): Promise<{ entries: LedgerEntry[]; upto: bigint }> {
  const page = await houseColumns(wallet, { after, positions: POSITIONS_PER_STEP });
  if (page === null) return ledgerPage(wallet, 'house', { after, positions: ROWS_PER_STEP });
  const ids = new Set<string>();
  for (const group of page.groups) {
    for (const id of await unlikeRows(pool, group)) ids.add(id);
  }
  const rows = await ledgerRows(wallet, [...ids]);
  if (rows.size !== ids.size) throw new Error('The wallet has no row of what its columns had.');
  const entries = [...rows.values()].toSorted((one, other) => rank(one) - rank(other));
  return { entries, upto: page.upto };
}

async function keepPage(
  deps: CompareDeps,
  entries: readonly LedgerEntry[],
  upto: bigint,
): Promise<void> {
  const books = await readSlipBooks(
    deps.pool,
    entries.map(({ subjectId }) => subjectId),
  );
  await withTransaction(deps.pool, async (tx) => {
    for (const entry of entries) {
      const verdict = judgeEntry(entry, books.get(entry.subjectId));
      if (verdict === null) continue;
      if (verdict !== 'returned') {
        await keepMismatches(tx, slipMismatches, [mismatchOf(entry, verdict)]);
      } else if (!(await resolveReturned(tx, entry.subjectId))) {
        await keepMismatches(tx, slipMismatches, [mismatchOf(entry, 'unknown')]);
      }
    }
    await savePosition(tx, upto, { atEnd: false });
  });
}

function rank({ kind }: LedgerEntry): number {
  return kind === 'stake' || kind === 'free_bet_stake' ? 0 : 1;
}

function mismatchOf(entry: LedgerEntry, fault: SlipMismatch['fault']): SlipMismatch {
  const { commandId, siteId, memberId, subjectId: slipId, kind, amount } = entry;
  return { commandId, siteId, memberId, slipId, kind, amount, fault };
}
