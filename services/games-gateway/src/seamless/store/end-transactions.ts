import type pg from 'pg';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { OpenTransaction } from './read-open.ts';

/** How the wallet's answer ends a transaction. */
export type Ending = {
  state: 'applied' | 'refused';
  code: AnswerCode;
  balance: bigint;
  /** The refusal of its first command; empty where none was refused. */
  refusal: string;
  at: Date;
};

/** A transaction that the wallet has answered. */
export type Answered = { open: OpenTransaction; ending: Ending };

/** Ends transactions. @returns the ids of those that nobody else has ended */
export async function endTransactions(
  tx: pg.ClientBase,
  answered: readonly Answered[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'end-transactions',
    text: `
      with answered as (
        select * from json_to_recordset($1::json) as one (id uuid, state text, code text,
          balance bigint, refusal text, at timestamptz)
      ), ended as (
        update game_transaction t
        set state = one.state, code = one.code, balance = one.balance, decided_at = one.at
        from answered as one
        where t.transaction_id = one.id and t.transaction_id = any($2::uuid[])
          and t.state = 'pending'
        returning t.transaction_id as id
      ), done as (
        delete from game_pending p using ended where p.transaction_id = ended.id
      ), moved as (
        update game_movement m
        set state = one.state, refusal = one.refusal, decided_at = one.at
        from answered as one join ended using (id)
        where m.transaction_id = one.id and m.transaction_id = any($2::uuid[])
      )
      select id from ended`,
    values: [
      JSON.stringify(
        answered.map(({ open: { transactionId: id }, ending }) => {
          return { ...ending, id, balance: ending.balance.toString() };
        }),
      ),
      answered.map(({ open }) => open.transactionId),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}
