import type pg from 'pg';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { MoneyVerb } from '../../vocabulary/verb.ts';
import type { NewMovement, NewTransaction } from './write-transaction.ts';

/** A transaction that the wallet has to answer. */
export type OpenTransaction = {
  transactionId: string;
  vendorTransactionId: string;
  siteId: string;
  memberId: string;
  vendorKey: string;
  verb: MoneyVerb;
  roundId: string | null;
  vendorRoundId: string | null;
  gameId: string | null;
  closes: boolean;
  amount: bigint;
  askedAt: Date;
  movements: readonly NewMovement[];
};

/** A transaction that was just written down, as the wallet is asked for it. */
export function openOf({ call, at, ...one }: NewTransaction): OpenTransaction {
  const { transactionId: vendorTransactionId, verb, roundId: vendorRoundId, amount } = call;
  return { ...one, vendorTransactionId, verb, vendorRoundId, amount, askedAt: at };
}

/** How a transaction stands: open, or answered. */
export type Standing =
  | { open: OpenTransaction }
  | { open: null; code: AnswerCode; balance: bigint | null };

type Row = Omit<OpenTransaction, 'movements'> & {
  state: string;
  code: AnswerCode | '';
  balance: bigint | null;
  movements: (Omit<NewMovement, 'amount'> & { amount: string })[];
};

/** @returns null without such a transaction */
export async function readStanding(pool: pg.Pool, transactionId: string): Promise<Standing | null> {
  const { rows } = await pool.query<Row>({
    name: 'read-standing',
    text: `
      select transaction_id as "transactionId", vendor_transaction_id as "vendorTransactionId",
        site_id as "siteId", member_id as "memberId", vendor_key as "vendorKey", verb,
        round_id as "roundId", game_id as "gameId", closes, amount, asked_at as "askedAt",
        vendor_round_id as "vendorRoundId", state, code, balance,
        array(select json_build_object('commandId', command_id, 'kind', kind,
            'amount', amount::text, 'subjectId', subject_id, 'product', product)
          from game_movement m where m.transaction_id = t.transaction_id order by position)
          as movements
      from game_transaction t where transaction_id = $1`,
    values: [transactionId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (row.state !== 'pending') {
    return { open: null, code: row.code === '' ? 'ok' : row.code, balance: row.balance };
  }
  const movements = row.movements.map((one) => ({ ...one, amount: BigInt(one.amount) }));
  return { open: { ...row, movements } };
}

/** One that waits for the wallet. */
export type Pending = { transactionId: string; askedAt: Date };

/**
 * Takes out of those that wait what has ended: it was left by a process of before they were kept apart.
 *
 * @param before when they were asked for at the latest
 */
export async function forgetEnded(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query(
    `delete from game_pending p using game_transaction t
     where p.asked_at < $1 and t.transaction_id = p.transaction_id and t.state <> 'pending'`,
    [before],
  );
}

/** Transactions that have waited for the wallet since a moment, the oldest first, behind another one. */
export async function readPendingSince(
  pool: pg.Pool,
  { before, after, limit }: { before: Date; after: Pending | null; limit: number },
): Promise<Pending[]> {
  const { rows } = await pool.query<Pending>(
    `select transaction_id as "transactionId", asked_at as "askedAt" from game_pending
     where asked_at < $1 and ($2::timestamptz is null or (asked_at, transaction_id) > ($2, $3::uuid))
     order by asked_at, transaction_id limit $4`,
    [before, after?.askedAt ?? null, after?.transactionId ?? null, limit],
  );
  return rows;
}
