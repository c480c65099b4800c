import { deriveId } from '@noriter/kit/ids';
import type pg from 'pg';
import type { CashMove, TakenBack } from '../domain/cash-move.ts';

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

/**
 * What undoes the deposits that were counted, under ids of their own: of one that never was, nothing is to
 * be undone.
 */
export async function undoingMoves(
  tx: pg.ClientBase,
  takenBack: readonly TakenBack[],
): Promise<CashMove[]> {
  if (takenBack.length === 0) return [];
  const { rows } = await tx.query<CashMove>({
    name: 'counted-deposits',
    text: `select request_id as "requestId", site_id as "siteId", member_id as "memberId",
        is_deposit as "isDeposit", amount, at
      from counted_cash where request_id = any($1::uuid[]) and is_deposit`,
    values: [takenBack.map(({ requestId }) => requestId)],
  });
  return rows.map((move) => ({
    ...move,
    requestId: deriveId('taken-back', move.requestId),
    amount: -move.amount,
  }));
}
