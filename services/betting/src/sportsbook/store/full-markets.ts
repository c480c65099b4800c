/** Markets that accepted exposure suspended, and that no operator has looked at since. */
import type pg from 'pg';
import { demoSportRules } from '../domain/demo-rules.ts';
import { type CrowdedMarket, crowdedRow } from './crowded-markets.ts';

type MarketName = Pick<CrowdedMarket, 'fixtureId' | 'marketKey'>;

export async function keepFull(tx: pg.ClientBase, markets: readonly MarketName[]): Promise<void> {
  if (markets.length === 0) return;
  await tx.query(
    `insert into full_market (fixture_id, market_key)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    namesOf(markets),
  );
}

/** What has been reopened, or is an operator's matter from now on. */
export async function forgetFull(tx: pg.ClientBase, markets: readonly MarketName[]): Promise<void> {
  if (markets.length === 0) return;
  await tx.query(
    `delete from full_market where (fixture_id, market_key) in
       (select * from unnest($1::text[], $2::text[]))`,
    namesOf(markets),
  );
}

/**
 * Those of fixtures that can be bet on still, or of one of them, with what the site suspends them at now.
 * What is settled puts nothing on its market: one with a result waits until that is taken back, and what
 * its tickets put on it then is written down.
 */
export async function fullMarkets(
  db: pg.Pool | pg.ClientBase,
  { siteId, fixtureId }: { siteId: string; fixtureId: string | null },
): Promise<CrowdedMarket[]> {
  const { rows } = await db.query(
    `select $1::text as "siteId", fixture_id as "fixtureId", market_key as "marketKey", market.market,
       coalesce((rules.document #>> '{exposure,suspendAt}')::bigint, $2::bigint) as "suspendAt"
     from full_market join sport_market as market using (fixture_id, market_key)
       join sport_fixture as fixture using (fixture_id)
       left join sport_rules as rules on rules.site_id = $1
     where fixture.state in ('planned', 'running') and ($3::text is null or fixture_id = $3)
       and market.state not in ('settled', 'cancelled')
       and not exists (select from market_due as due where due.fixture_id = market.fixture_id
         and due.market_key = market.market_key)
     order by fixture_id, market_key`,
    [siteId, demoSportRules.exposure.suspendAt, fixtureId],
  );
  return crowdedRow.array().parse(rows);
}

function namesOf(markets: readonly MarketName[]): [string[], string[]] {
  return [markets.map(({ fixtureId }) => fixtureId), markets.map(({ marketKey }) => marketKey)];
}
