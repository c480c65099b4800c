import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../../deps.ts';
import { sqlFile } from '../sql-file.ts';

const sumCountersSql = sqlFile(new URL('./sql/sum-counters.sql', import.meta.url));
const noteCandidateSql = sqlFile(new URL('./sql/note-candidate.sql', import.meta.url));

/** The most positions one run sums up: far more than is written between two runs. */
const POSITIONS_MAX = 1_000_000;

/**
 * Adds what was written to counter accounts since the last run to their sums. Houses and vendors
 * are in every command; were their balance a row that each command updates, all commands
 * would wait for that row.
 *
 * A position can appear late: its transaction took it and is still at work. So a run only notes
 * how far the ledger goes, and a later one sums up to there, once every transaction that was at
 * work at the note has ended.
 */
export async function sumCounterAccounts(
  { pool }: Pick<WalletDeps, 'pool'>,
  positionsMax: number = POSITIONS_MAX,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    await tx.query(sumCountersSql);
    await tx.query({ ...noteCandidateSql, values: [positionsMax] });
  });
}
