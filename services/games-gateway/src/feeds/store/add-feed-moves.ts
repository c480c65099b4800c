import type pg from 'pg';
import type { Round } from '../../rounds/domain/round.ts';
import { roundColumns } from '../../rounds/store/round-columns.ts';
import type { PlayedMove } from '../domain/feed-moves.ts';

/**
 * Writes down what is new of a vendor's feed, and adds it to its rounds: whatever was read before changes
 * nothing. Of somebody or a game that is not known here nothing is written.
 *
 * @returns the rounds that were changed, as they are then
 */
export async function addFeedMoves(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly PlayedMove[],
  at: Date,
): Promise<Round[]> {
  const { rows } = await tx.query<Round>({
    name: 'add-feed-moves',
    text: `
      with given as (
        select one.*, m.site_id, g.game_id, g.vendor_code, g.group_code
        from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[], $7::text[],
          $8::text[], $9::bigint[], $10::timestamptz[]) as one (transaction_id,
          vendor_transaction_id, verb, member_id, round_id, vendor_round_id, game_code, amount, at)
        join member m using (member_id)
        join game g on g.vendor_key = $1 and g.game_code = one.game_code
      ), added as (
        insert into game_transaction (transaction_id, site_id, member_id, vendor_key,
          vendor_transaction_id, verb, round_id, wager, vendor_round_id, game_id, amount, closes,
          fingerprint, state, code, asked_at, decided_at)
        select transaction_id, site_id, member_id, $1, vendor_transaction_id, verb, round_id,
          vendor_round_id, vendor_round_id, game_id, amount, false, '', 'applied', 'ok', at, $11
        from given order by transaction_id
        on conflict do nothing returning transaction_id
      ), sums as (
        select round_id, site_id, member_id, vendor_round_id,
          (array_agg(game_id))[1] as game_id, min(game_code) as game_code,
          min(vendor_code) as vendor_code, min(group_code) as group_code,
          sum(case verb when 'bet' then amount when 'rollback' then -amount else 0 end) as staked,
          sum(case when verb in ('win', 'jackpot_win') then amount else 0 end) as returned,
          min(at) as opened_at, max(at) as closed_at
        from given join added using (transaction_id)
        group by round_id, site_id, member_id, vendor_round_id
      )
      insert into game_round as r (round_id, site_id, member_id, vendor_key, vendor_round_id,
        game_id, game_code, vendor_code, group_code, state, staked, returned, version, opened_at,
        last_at, closed_at)
      select round_id, site_id, member_id, $1, vendor_round_id, game_id, game_code, vendor_code,
        group_code, case when staked = 0 and returned = 0 then 'cancelled' else 'closed' end, staked,
        returned, 1, opened_at, $11, closed_at
      from sums order by round_id
      on conflict (round_id) do update set staked = r.staked + excluded.staked,
        returned = r.returned + excluded.returned, version = r.version + 1,
        last_at = excluded.last_at, closed_at = greatest(r.closed_at, excluded.closed_at),
        state = case when r.staked + excluded.staked = 0 and r.returned + excluded.returned = 0
          then 'cancelled' else 'closed' end
      returning ${roundColumns}`,
    values: [
      vendorKey,
      moves.map(({ transactionId }) => transactionId),
      moves.map(({ vendorTransactionId }) => vendorTransactionId),
      moves.map(({ verb }) => verb),
      moves.map(({ memberId }) => memberId),
      moves.map(({ roundId }) => roundId),
      moves.map(({ vendorRoundId }) => vendorRoundId),
      moves.map(({ gameCode }) => gameCode),
      moves.map(({ amount }) => amount),
      moves.map(({ at: playedAt }) => playedAt),
      at,
    ],
  });
  return rows;
}

/** Which of some moves would be added: of members and games that are known, and not read before. */
export async function readNewMoves(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly PlayedMove[],
): Promise<PlayedMove[]> {
  const { rows } = await tx.query<{ transactionId: string }>(
    `select transaction_id as "transactionId"
     from unnest($2::uuid[], $3::uuid[], $4::text[]) as one (transaction_id, member_id, game_code)
     join member using (member_id)
     join game g on g.vendor_key = $1 and g.game_code = one.game_code
     where not exists (
       select from game_transaction t where t.transaction_id = one.transaction_id)`,
    [
      vendorKey,
      moves.map(({ transactionId }) => transactionId),
      moves.map(({ memberId }) => memberId),
      moves.map(({ gameCode }) => gameCode),
    ],
  );
  const ids = new Set(rows.map(({ transactionId }) => transactionId));
  return moves.filter(({ transactionId }) => ids.has(transactionId));
}
