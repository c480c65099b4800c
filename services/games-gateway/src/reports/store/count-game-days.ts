import type pg from 'pg';

type Range = { from: Date; until: Date };

/**
 * Adds what was decided in a time to its days: by the movements that the wallet has applied, each of the
 * game whose money it was. A rollback takes from the day on which it came.
 */
export async function addToGameDays(tx: pg.ClientBase, { from, until }: Range): Promise<void> {
  await tx.query(
    `insert into game_day as d (site_id, day, vendor_key, game_id, bets, staked, returned, jackpots,
       granted)
     select site_id, day, vendor_key, game_id,
       coalesce(sum(case kind when 'stake' then 1 when 'refund' then -1 end), 0),
       coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount end), 0),
       coalesce(sum(back) filter (where not is_grant), 0),
       coalesce(sum(back) filter (where verb = 'jackpot_win'), 0),
       coalesce(sum(back) filter (where is_grant), 0)
     from (
       select t.site_id, (t.decided_at at time zone 'Asia/Seoul')::date as day, t.vendor_key,
         coalesce(s.game_id, t.game_id, '00000000-0000-0000-0000-000000000000') as game_id,
         m.kind, m.amount, own.verb, own.verb in ('promotion_win', 'adjust') as is_grant,
         case m.kind when 'payout' then m.amount when 'clawback' then -m.amount end as back
       from game_transaction t
       join game_movement m on m.transaction_id = t.transaction_id
       left join game_transaction s on s.transaction_id = m.subject_id
       cross join lateral (
         select case when t.verb = 'rollback' then coalesce(s.verb, t.verb) else t.verb end as verb
       ) own
       where t.decided_at >= $1 and t.decided_at < $2 and t.state = 'applied'
         and not exists (select from member where member.member_id = t.member_id and is_test)
     ) moved
     group by site_id, day, vendor_key, game_id
     on conflict (site_id, day, vendor_key, game_id) do update set bets = d.bets + excluded.bets,
       staked = d.staked + excluded.staked, returned = d.returned + excluded.returned,
       jackpots = d.jackpots + excluded.jackpots, granted = d.granted + excluded.granted`,
    [from, until],
  );
}

/**
 * Counts a day anew that is over: what was written late is in it then. Of vendors with wallets of their own
 * there are no transactions here: their days come from their feeds.
 */
export async function recountGameDay(tx: pg.ClientBase, day: string, range: Range): Promise<void> {
  await tx.query(
    `delete from game_day d using game_vendor v
     where d.day = $1::date and v.vendor_key = d.vendor_key and v.protocol <> 'transfer'`,
    [day],
  );
  await addToGameDays(tx, range);
}
