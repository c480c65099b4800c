import { resolveMismatches, waitingMismatches } from '@noriter/ledger-comparison/mismatch-table';
import type { Pace } from '@noriter/ledger-comparison/pace';
import type { CompareDeps } from '../deps.ts';
import { type SlipMismatch, slipMismatches } from '../store/mismatches.ts';
import { readSlipBooks } from '../store/slip-books.ts';
import { missingOf } from './steps/missing-commands.ts';

/** More than these wait for nothing else than the wallet or Kafka: the oldest are looked at first. */
const MISMATCHES_MAX = 2_000;

/** Resolves what has come right: the command arrived late, or the slip was accepted late. */
export async function recheckMismatches(deps: CompareDeps, pace: Pace): Promise<void> {
  const open = await waitingMismatches(deps.pool, slipMismatches, MISMATCHES_MAX);
  if (open.length === 0) return;
  const missing = open.filter(({ fault }) => fault === 'missing');
  const still = new Set((await missingOf(deps, missing, pace)).map(({ commandId }) => commandId));
  const arrived = missing.filter(({ commandId }) => !still.has(commandId));
  const right = idsOf([...arrived, ...(await accepted(deps, open))]);
  await resolveMismatches(deps.pool, slipMismatches, right);
}

async function accepted(
  { pool }: CompareDeps,
  open: readonly SlipMismatch[],
): Promise<SlipMismatch[]> {
  const unreturned = open.filter(({ fault }) => fault === 'unreturned');
  const books = await readSlipBooks(
    pool,
    unreturned.map(({ slipId }) => slipId),
  );
  return unreturned.filter(({ slipId }) => books.get(slipId)?.state === 'accepted');
}

function idsOf(mismatches: readonly SlipMismatch[]): string[] {
  return mismatches.map(({ commandId }) => commandId);
}
