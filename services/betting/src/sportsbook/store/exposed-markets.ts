import type pg from 'pg';
import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import { selectionsOf, winnersMax } from '../../vocabulary/market-selections.ts';
import { liabilities, worstLiability } from '../domain/exposure/exposure.ts';
import { overrideStates } from '../domain/override.ts';

const exposedRow = z.object({
  fixtureId: z.string(),
  marketKey: z.string(),
  sport: z.string(),
  homeKo: z.string().nullable(),
  homeEn: z.string().nullable(),
  awayKo: z.string().nullable(),
  awayEn: z.string().nullable(),
  startsAt: z.date(),
  market: marketShape,
  houseState: z.enum(overrideStates),
  suspendedReason: z.string(),
  selections: z.array(
    z.object({
      selectionId: z.string(),
      tickets: z.int(),
      stake: z.coerce.bigint(),
      share: z.coerce.bigint(),
      worst: z.coerce.bigint(),
    }),
  ),
});

/** So many markets are reckoned: those with most staked on them. */
const MARKETS_MAX = 2_000;

export type ExposedMarket = ReturnType<typeof exposedMarket>;

type Asked = { siteId: string } & Record<'sport' | 'fixtureId' | 'marketKey', string | null>;

/** A site's markets with open bets, those that can cost most before the others. */
export async function exposedMarkets(
  pool: pg.Pool,
  { siteId, sport, fixtureId, marketKey }: Asked,
): Promise<ExposedMarket[]> {
  const { rows } = await pool.query(
    `select fixture_id as "fixtureId", market_key as "marketKey", fixture.sport,
       fixture.home_ko as "homeKo", fixture.home_en as "homeEn", fixture.away_ko as "awayKo",
       fixture.away_en as "awayEn", fixture.starts_at as "startsAt", market.market,
       market.house_state as "houseState", market.suspended_reason as "suspendedReason",
       jsonb_agg(jsonb_build_object('selectionId', sum.selection_id, 'tickets', sum.tickets,
         'stake', sum.stake::text, 'share', sum.share::text, 'worst', sum.worst::text)) as selections
     from sport_exposure as sum join sport_market as market using (fixture_id, market_key)
       join sport_fixture as fixture using (fixture_id)
     where sum.site_id = $1 and sum.tickets > 0 and ($2::text is null or fixture.sport = $2)
       and ($3::text is null or fixture_id = $3) and ($4::text is null or market_key = $4)
     group by fixture_id, market_key, fixture.fixture_id, market.fixture_id, market.market_key
     order by sum(sum.stake) desc, fixture_id, market_key limit $5`,
    [siteId, sport, fixtureId, marketKey, MARKETS_MAX],
  );
  return exposedRow
    .array()
    .parse(rows)
    .map(exposedMarket)
    .toSorted((one, other) => Number(other.liability - one.liability));
}

function exposedMarket({ selections, ...row }: z.output<typeof exposedRow>) {
  const exposure = Object.fromEntries(
    selections.map(({ selectionId, ...amounts }) => [selectionId, amounts]),
  );
  const ids = selectionsOf(row.market);
  const losses = liabilities(exposure, ids);
  const none = { tickets: 0, stake: 0n, share: 0n, worst: 0n };
  return {
    ...row,
    liability: worstLiability(exposure, ids, winnersMax(row.market)),
    selections: ids.map((selectionId) => ({
      selectionId,
      ...none,
      ...exposure[selectionId],
      loss: losses[selectionId] ?? 0n,
    })),
  };
}
