import type pg from 'pg';
import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import { demoSportRules } from '../domain/demo-rules.ts';

export const crowdedRow = z.object({
  siteId: z.string(),
  fixtureId: z.string(),
  marketKey: z.string(),
  market: marketShape,
  suspendAt: z.bigint(),
});

/** A market of a site, and the loss from which on it is suspended. */
export type CrowdedMarket = z.output<typeof crowdedRow>;

/**
 * The markets of a site's slips that could cost it as much as it wants to lose at all, were each bet on
 * them won: more than any result can cost, so that most markets need no look.
 */
const crowdedSql = `
  select sum.site_id as "siteId", fixture_id as "fixtureId", market_key as "marketKey",
    market.market, one.suspend_at as "suspendAt"
  from (
    select distinct bet.site_id, leg.fixture_id, leg.market_key,
      coalesce((rules.document #>> '{exposure,suspendAt}')::bigint, $2::bigint) as suspend_at
    from bet join bet_leg as leg using (bet_id)
      left join sport_rules as rules on rules.site_id = bet.site_id
    where bet.slip_id = any($1::uuid[]) and bet.site_id = $3
  ) as one
    join sport_exposure as sum using (site_id, fixture_id, market_key)
    join sport_market as market using (fixture_id, market_key)
  where market.house_state = 'open'
  group by sum.site_id, fixture_id, market_key, market.market, one.suspend_at
  having sum(sum.share) - sum(sum.stake) >= one.suspend_at
  order by 1, 2, 3`;

export async function crowdedMarkets(
  tx: pg.ClientBase,
  slipIds: readonly string[],
  siteId: string,
): Promise<CrowdedMarket[]> {
  const { rows } = await tx.query({
    name: 'crowded-markets',
    text: crowdedSql,
    values: [slipIds, demoSportRules.exposure.suspendAt, siteId],
  });
  return crowdedRow.array().parse(rows);
}

/** What stands on a selection: all of it, and what of it belongs to slips that are not accepted yet. */
const amounts = z.object({
  share: z.coerce.bigint(),
  stake: z.coerce.bigint(),
  pendingShare: z.coerce.bigint(),
  pendingStake: z.coerce.bigint(),
});

const selectionsShape = z.record(z.string(), amounts);

export type Standing = CrowdedMarket & { selections: z.output<typeof selectionsShape> };

const standingSql = `
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality
      as one (site_id, fixture_id, market_key, place)
  ), pending as (
    select site_id, fixture_id, market_key, leg.selection_id, sum(leg.exposed_share) as share,
      sum(leg.exposed_stake) as stake
    from bet_slip as slip join bet using (slip_id, site_id) join bet_leg as leg using (bet_id)
      join asked using (site_id, fixture_id, market_key)
    where slip.state = 'pending'
    group by site_id, fixture_id, market_key, leg.selection_id
  )
  select jsonb_object_agg(sum.selection_id, jsonb_build_object(
    'share', sum.share::text, 'stake', sum.stake::text,
    'pendingShare', coalesce(pending.share, 0)::text,
    'pendingStake', coalesce(pending.stake, 0)::text))
    filter (where sum.selection_id is not null) as selections
  from asked left join sport_exposure as sum using (site_id, fixture_id, market_key)
    left join pending using (site_id, fixture_id, market_key, selection_id)
  group by asked.place order by asked.place`;

/** The markets with what stands on them now. */
export async function standingOn(
  tx: pg.ClientBase,
  markets: readonly CrowdedMarket[],
): Promise<Standing[]> {
  const { rows } = await tx.query<{ selections: unknown }>(standingSql, [
    markets.map(({ siteId }) => siteId),
    markets.map(({ fixtureId }) => fixtureId),
    markets.map(({ marketKey }) => marketKey),
  ]);
  return markets.map((market, at) => ({
    ...market,
    selections: selectionsShape.parse(rows[at]?.selections ?? {}),
  }));
}
