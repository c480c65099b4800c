import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { MoneyCall } from '../domain/money-call.ts';

/** A wallet command of a transaction, as it is written down before it is asked for. */
export type NewMovement = {
  commandId: string;
  kind: 'stake' | 'payout' | 'refund' | 'clawback';
  amount: bigint;
  subjectId: string;
  /** Null of one that was written before it was kept. */
  product: string | null;
};

/** A transaction as it is written down. */
export type NewTransaction = {
  transactionId: string;
  siteId: string;
  memberId: string;
  sessionId: string | null;
  vendorKey: string;
  roundId: string | null;
  gameId: string | null;
  call: MoneyCall;
  closes: boolean;
  fingerprint: string;
  at: Date;
  /** `pending` until the wallet has answered; the others are answered at once. */
  state: 'pending' | 'refused' | 'tombstone';
  code: AnswerCode | '';
  balance: bigint | null;
  movements: readonly NewMovement[];
  /** Ours, that it takes back. */
  takesBack: readonly string[];
};

/** Writes transactions down, and what they take back: it is undone when the wallet has answered. */
export async function writeTransactions(
  tx: pg.ClientBase,
  transactions: readonly NewTransaction[],
): Promise<void> {
  if (transactions.length === 0) return;
  const movements = transactions.flatMap(movementRows);
  const takesBack = transactions.flatMap((one) =>
    one.takesBack.map((transactionId) => ({ transactionId, at: one.at })),
  );
  await together(tx, () => [
    tx.query({
      name: 'write-transactions',
      text: writeTransactionsText,
      values: [JSON.stringify(transactions.map(rowOf))],
    }),
    ...(movements.length === 0 ? [] : [writeMovements(tx, movements)]),
    ...(takesBack.length === 0 ? [] : [writeTakesBack(tx, takesBack)]),
  ]);
}

const writeTransactionsText = `
  with written as (
    insert into game_transaction (transaction_id, site_id, member_id, session_id, vendor_key,
      vendor_transaction_id, verb, round_id, vendor_round_id, game_id, wager, rolls_back, amount, won,
      closes, fingerprint, state, code, balance, asked_at, decided_at)
    select "transactionId", "siteId", "memberId", "sessionId", "vendorKey", "vendorTransactionId",
      verb, "roundId", "vendorRoundId", "gameId", wager, "rollsBack", amount, won, closes,
      fingerprint, state, code, balance, at, case when state = 'pending' then null else at end
    from json_to_recordset($1::json) as one ("transactionId" uuid, "siteId" text, "memberId" uuid,
      "sessionId" uuid, "vendorKey" text, "vendorTransactionId" text, verb text, "roundId" uuid,
      "vendorRoundId" text, "gameId" uuid, wager text, "rollsBack" text, amount bigint, won bigint,
      closes boolean, fingerprint text, state text, code text, balance bigint, at timestamptz)
    returning transaction_id, asked_at, state
  )
  insert into game_pending (transaction_id, asked_at)
  select transaction_id, asked_at from written where state = 'pending'`;

function rowOf({ call, movements: _movements, takesBack: _takesBack, ...one }: NewTransaction) {
  const { verb, wager, rollsBack } = call;
  return {
    ...one,
    verb,
    wager,
    rollsBack,
    vendorTransactionId: call.transactionId,
    vendorRoundId: call.roundId,
    amount: call.amount.toString(),
    won: call.won.toString(),
    balance: one.balance === null ? null : one.balance.toString(),
  };
}

function movementRows({ transactionId, movements }: NewTransaction) {
  return movements.map((one, index) => ({
    ...one,
    transactionId,
    position: index + 1,
    amount: one.amount.toString(),
  }));
}

function writeMovements(tx: pg.ClientBase, rows: ReturnType<typeof movementRows>) {
  return tx.query({
    name: 'write-movements',
    text: `
      insert into game_movement (command_id, transaction_id, position, kind, amount, subject_id, product,
        state)
      select "commandId", "transactionId", position, kind, amount, "subjectId", product, 'pending'
      from json_to_recordset($1::json) as one ("commandId" uuid, "transactionId" uuid, position int,
        kind text, amount bigint, "subjectId" uuid, product text)`,
    values: [JSON.stringify(rows)],
  });
}

function writeTakesBack(tx: pg.ClientBase, rows: readonly { transactionId: string; at: Date }[]) {
  return tx.query({
    name: 'write-takes-back',
    text: `
      update game_transaction t set rolled_back_at = one.at
      from unnest($1::uuid[], $2::timestamptz[]) as one (id, at)
      where t.transaction_id = one.id and t.transaction_id = any($1::uuid[])`,
    values: [rows.map(({ transactionId }) => transactionId), rows.map(({ at }) => at)],
  });
}
