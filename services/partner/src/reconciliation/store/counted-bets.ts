import type { Span } from '@noriter/kit/row-spans';
import type pg from 'pg';
import { policySettings } from '../../policy/store/policy.ts';
import type { CountedBet, LeftOut } from '../domain/judge-bet.ts';

/** The newest version of each bet that was counted. */
export async function countedBets(
  pool: pg.Pool,
  betIds: readonly string[],
): Promise<Map<string, CountedBet>> {
  const { rows } = await pool.query<CountedBet>({
    name: 'counted-bets',
    text: `select distinct on (bet_id) bet_id as "betId", version, accrual.site_id as "siteId",
        member_id as "memberId", category, stake, returned, turnover, settled_at as at
      from accrual join chain using (chain_id)
      where bet_id = any($1::uuid[]) order by bet_id, version desc`,
    values: [betIds],
  });
  return new Map(rows.map((counted) => [counted.betId, counted]));
}

/** The bets of which versions were counted in a span of time. */
export async function betsCountedIn(pool: pg.Pool, { from, to }: Span): Promise<string[]> {
  const { rows } = await pool.query<{ betId: string }>({
    name: 'bets-counted-in',
    text: `select distinct bet_id as "betId" from accrual
      where counted_at > $1 and counted_at <= $2`,
    values: [from, to],
  });
  return rows.map(({ betId }) => betId);
}

/** Those of the members whose bets count for nothing: by a policy's login ids, or as test accounts. */
export async function membersLeftOut(
  pool: pg.Pool,
  memberIds: readonly string[],
  { logins }: Pick<LeftOut, 'logins'>,
): Promise<Set<string>> {
  const { rows } = await pool.query<{ memberId: string }>(
    `select member_id as "memberId" from member
     where member_id = any($1::uuid[]) and (is_test or login_id = any($2::text[]))`,
    [memberIds, [...logins]],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

/** What any policy a site has ever had leaves out. */
export async function leftOutOf(pool: pg.Pool, siteId: string): Promise<LeftOut> {
  const { rows } = await pool.query<{ document: unknown }>(
    `select document from ${policySettings.table}_version where site_id = $1`,
    [siteId],
  );
  const stored = rows.map(({ document }) => policySettings.parse(document));
  const policies = [policySettings.initial, ...stored];
  return {
    games: new Set(policies.flatMap(({ excludedGames }) => excludedGames)),
    logins: new Set(policies.flatMap(({ testLogins }) => testLogins)),
    stakeMin: policies.reduce((most, one) => max(most, one.rollingStakeMin), 0n),
  };
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
