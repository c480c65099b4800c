import type pg from 'pg';
import type { MarketExposure } from '../../sportsbook/domain/exposure/exposure.ts';
import { marketText } from '../../sportsbook/domain/reserve.ts';

type ExposureRow = {
  siteId: string;
  fixtureId: string;
  marketKey: string;
  selectionId: string;
  tickets: number;
  stake: bigint;
  share: bigint;
  worst: bigint;
};

/** What stands on the markets, whatever its selection, by site. */
export async function readExposure(
  tx: pg.Pool | pg.ClientBase,
  sites: readonly string[],
  markets: readonly { fixtureId: string; marketKey: string }[],
): Promise<Map<string, ReadonlyMap<string, MarketExposure>>> {
  const { rows } = await tx.query<ExposureRow>({
    name: 'placement-exposure',
    text: `
      select site_id as "siteId", fixture_id as "fixtureId", market_key as "marketKey",
        selection_id as "selectionId", tickets, stake, share, worst
      from sport_exposure join (
        select distinct * from unnest($2::text[], $3::text[]) as one (fixture_id, market_key)
      ) as asked using (fixture_id, market_key)
      where site_id = any($1::text[]) and tickets > 0`,
    values: [
      sites,
      markets.map(({ fixtureId }) => fixtureId),
      markets.map(({ marketKey }) => marketKey),
    ],
  });
  const bySite = Map.groupBy(rows, ({ siteId }) => siteId);
  return new Map([...bySite].map(([siteId, ofSite]) => [siteId, exposureBook(ofSite)]));
}

function exposureBook(rows: readonly ExposureRow[]): Map<string, MarketExposure> {
  const byMarket = Map.groupBy(rows, marketText);
  return new Map(
    [...byMarket].map(([text, ofMarket]) => [
      text,
      Object.fromEntries(
        ofMarket.map(({ selectionId, tickets, stake, share, worst }) => [
          selectionId,
          { tickets, stake, share, worst },
        ]),
      ),
    ]),
  );
}
