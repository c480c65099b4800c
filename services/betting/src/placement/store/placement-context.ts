import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Player } from '../domain/ask.ts';
import type { Bettor, Placement } from '../domain/placement.ts';

/** The numbers of the contract's MemberStatus; 0 is a member whose approval has not arrived yet. */
const memberStatus = { unknown: 0, active: 2, suspended: 3 } as const;

export type ContextRow = {
  level: number | null;
  isPartner: boolean | null;
  status: number | null;
  excluded: boolean | null;
  /** What operators have locked on the site; the empty scope is every game. */
  locked: readonly string[];
  /** Of a mini game. */
  roundId: string | null;
  isOpen: boolean | null;
  drawsAt: Date | null;
  oddsVersion: number | null;
  limitsVersion: number | null;
  rulesVersion: number | null;
  /** Slips of the member that the wallet has not answered yet. */
  waitingSlips: number;
  at: Date;
};

/**
 * What slips are decided by, read when their locks are held. A round is open by the
 * database's clock at this very moment, whatever the clocks of the processes show; that moment is
 * when the slips are placed.
 */
const contextSql = `
  with site as materialized (
    select site_id,
      array(select scope from game_lock where game_lock.site_id = one.site_id and locked) as locked,
      (select version from mini_odds where mini_odds.site_id = one.site_id) as odds_version,
      (select version from bet_limits where bet_limits.site_id = one.site_id) as limits_version,
      (select version from sport_rules where sport_rules.site_id = one.site_id) as rules_version
    from (select distinct site_id from unnest($1::text[]) as asked (site_id)) as one
  )
  select case when member.profile_at > 'epoch' then member.level end as level,
    member.is_partner as "isPartner", member.status, member.excluded, site.locked,
    round.round_id as "roundId", round.draws_at as "drawsAt",
    round.state = 'open' and round.closes_at > now.at and not exists (
      select from round_void as void where void.site_id = ask.site_id
        and void.round_id = round.round_id and void.status = 'approved') as "isOpen",
    site.odds_version as "oddsVersion", site.limits_version as "limitsVersion",
    site.rules_version as "rulesVersion",
    (select count(*)::int from bet_slip where member_id = ask.member_id and state = 'pending')
      as "waitingSlips",
    now.at
  from (select clock_timestamp() as at) as now,
    unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::int[])
      with ordinality as ask (site_id, member_id, game_id, game_day, number, place)
    join site using (site_id)
    left join member on member.member_id = ask.member_id and member.site_id = ask.site_id
    left join mini_round as round
      on round.game_id = ask.game_id and round.game_day = ask.game_day and round.number = ask.number
  order by ask.place`;

/** What slips of any product are decided by, in the order of the slips. */
export async function readContexts(
  tx: pg.ClientBase,
  placements: readonly Placement[],
): Promise<ContextRow[]> {
  const rounds = placements.map(({ product, ask }) => (product === 'mini' ? ask : null));
  const { rows } = await tx.query<ContextRow>({
    name: 'placement-contexts',
    text: contextSql,
    values: [
      textArrayLiteral(placements.map(({ bettor }) => bettor.siteId)),
      arrayLiteral(placements.map(({ bettor }) => bettor.memberId)),
      textArrayLiteral(rounds.map((ask) => ask?.gameId ?? null)),
      textArrayLiteral(rounds.map((ask) => ask?.gameDay ?? null)),
      arrayLiteral(rounds.map((ask) => ask?.number ?? null)),
    ],
  });
  return rows;
}

/** A member whose profile has not arrived yet is who their session names. */
export function playerOf(bettor: Bettor, row: ContextRow): Player {
  const status = row.status ?? memberStatus.unknown;
  const isKnown = status === memberStatus.active || status === memberStatus.unknown;
  return {
    level: row.level ?? bettor.level,
    isPartner: bettor.isPartner || row.isPartner === true,
    standing: isKnown ? (row.excluded ? 'locked' : 'free') : standingOf(status),
  };
}

/** Whether one of the names is locked, or every game is. */
export function isLocked(
  { locked }: Pick<ContextRow, 'locked'>,
  scopes: readonly string[],
): boolean {
  return locked.some((scope) => scope === '' || scopes.includes(scope));
}

function standingOf(status: number): Player['standing'] {
  return status === memberStatus.suspended ? 'suspended' : 'barred';
}
