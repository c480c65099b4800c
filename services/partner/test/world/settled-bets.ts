import { randomUUID } from 'node:crypto';
import type { PartnerWorld, Someone } from './partner-world.ts';

export type SettledBet = {
  betId?: string;
  version?: number;
  stake?: bigint;
  returned?: bigint;
  gameId?: string;
  minutesAgo?: number;
  /** It waits for a result again. */
  isOpen?: boolean;
};

/** A single that betting has settled, or settled anew; nobody publishes it. */
export async function settleInBetting(
  { bettingPool }: PartnerWorld,
  { memberId }: Someone,
  bet: SettledBet = {},
): Promise<string> {
  const { betId = randomUUID(), version = 1, stake = 10_000n, returned = 0n } = bet;
  const { gameId = 'soccer', minutesAgo = 60, isOpen = false } = bet;
  const ended = returned > 0n ? 'won' : 'lost';
  const [state, result] = isOpen ? ['accepted', 'open'] : [ended, ended];
  const command = returned > 0n ? randomUUID() : null;
  await bettingPool.query(
    `with moment as (select now() - make_interval(mins => $6::int) as at),
     slip as (
       insert into bet_slip (slip_id, site_id, member_id, product, game_id, asked, stake, state,
         placed_at, decided_at, stake_before)
       select gen_random_uuid(), 'noriter', $2::uuid, 'sport', $3::text, '{}', $4::bigint, 'accepted',
         at, at, at
       from moment
       returning *)
     insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, asked_odds, odds, stake,
       state, returned, settlement_version, settled_at, placed_at, priced_at, line_stake,
       open_line_stake, return_most)
     select $1::uuid, slip_id, site_id, member_id, product, game_id, 1950, 1950, stake, $7::text,
       $5::bigint, $8::int, case when $7::text <> 'accepted' then placed_at end, placed_at,
       placed_at, stake, stake, stake * 2
     from slip
     on conflict (bet_id) do update set state = excluded.state, returned = excluded.returned,
       stake = excluded.stake, line_stake = excluded.stake, open_line_stake = excluded.stake,
       settlement_version = excluded.settlement_version, settled_at = excluded.settled_at`,
    [betId, memberId, gameId, stake, returned, minutesAgo, state, version],
  );
  await bettingPool.query(
    `insert into bet_settlement (bet_id, version, result, returned, moved, command_id, settled_at)
     values ($1, $2, $3, $4, $4, $5, now() - make_interval(mins => $6::int))`,
    [betId, version, result, returned, command, minutesAgo],
  );
  return betId;
}
