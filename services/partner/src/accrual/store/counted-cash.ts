import type pg from 'pg';
import type { CashMove } from '../domain/cash-move.ts';

/** Notes what is counted now. @returns what was not counted before */
export async function noteCash(
  tx: pg.ClientBase,
  moves: readonly CashMove[],
): Promise<readonly CashMove[]> {
  const { rows } = await tx.query<{ requestId: string }>({
    name: 'note-cash',
    text: `insert into counted_cash (request_id, site_id, member_id, is_deposit, amount, at)
      select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::boolean[], $5::bigint[],
        $6::timestamptz[])
      on conflict do nothing returning request_id as "requestId"`,
    values: [
      moves.map(({ requestId }) => requestId),
      moves.map(({ siteId }) => siteId),
      moves.map(({ memberId }) => memberId),
      moves.map(({ isDeposit }) => isDeposit),
      moves.map(({ amount }) => amount),
      moves.map(({ at }) => at),
    ],
  });
  const fresh = new Set(rows.map(({ requestId }) => requestId));
  // What a batch has twice is one.
  return moves.filter(({ requestId }) => fresh.delete(requestId));
}
