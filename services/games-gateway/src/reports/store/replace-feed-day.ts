import type pg from 'pg';
import type { PlayedFigures } from '../domain/feed-days.ts';

/** Writes what a vendor's feed has of a day, in place of what was read of it before. */
export async function replaceFeedDay(
  tx: pg.ClientBase,
  vendorKey: string,
  day: string,
  played: readonly PlayedFigures[],
): Promise<void> {
  await tx.query('delete from game_day where vendor_key = $1 and day = $2::date', [vendorKey, day]);
  const of = (key: 'bets' | 'staked' | 'returned' | 'jackpots' | 'granted') =>
    played.map((one) => one[key].toString());
  await tx.query(
    `insert into game_day (site_id, day, vendor_key, game_id, bets, staked, returned, jackpots, granted)
     select m.site_id, $2::date, $1,
       coalesce(g.game_id, '00000000-0000-0000-0000-000000000000') as game_id,
       sum(p.bets), sum(p.staked), sum(p.returned), sum(p.jackpots), sum(p.granted)
     from unnest($3::uuid[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
       $9::bigint[]) as p (member_id, game_code, bets, staked, returned, jackpots, granted)
     join member m on m.member_id = p.member_id and not m.is_test
     left join game g on g.vendor_key = $1 and g.game_code = p.game_code
     group by 1, 4`,
    [
      vendorKey,
      day,
      played.map(({ memberId }) => memberId),
      played.map(({ gameCode }) => gameCode),
      of('bets'),
      of('staked'),
      of('returned'),
      of('jackpots'),
      of('granted'),
    ],
  );
}
