import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { MarketExposure } from '../domain/exposure/exposure.ts';
import { marketText } from '../domain/exposure/reserve.ts';
import type { LegName, OfferedLeg } from '../domain/placement/sport/ask.ts';
import { type HeldByMember, readCrossTickets, readHeldTickets } from './held-tickets.ts';
import type { SportPlacement } from './placement.ts';
import { readOffers } from './sport-offers.ts';

/** Who meets, and when it begins. */
export type FixtureFacts = {
  startsAt: Date;
  homeKo: string | null;
  homeEn: string | null;
  awayKo: string | null;
  awayEn: string | null;
};

/** What slips on sports are decided by, beside what every slip is. It grows with what is accepted. */
export type SportWorlds = {
  readonly offers: readonly OfferedLeg[];
  readonly fixtures: ReadonlyMap<string, FixtureFacts>;
  readonly held: HeldByMember[];
  readonly crossings: { memberId: string; leagueId: string; tickets: number }[];
  /** By site, and then by `marketText`. */
  readonly exposure: Map<string, ReadonlyMap<string, MarketExposure>>;
};

export async function readSportWorlds(
  tx: pg.ClientBase,
  placements: readonly SportPlacement[],
  at: Date,
): Promise<SportWorlds> {
  const legs = placements.flatMap(legsOf);
  const members = [...new Set(placements.map(({ bettor }) => bettor.memberId))];
  const sites = [...new Set(placements.map(({ bettor }) => bettor.siteId))];
  const fixtureIds = legs.map(({ fixtureId }) => fixtureId);
  const [offers, fixtures, held, crossings, exposure] = await together(tx, () => [
    readOffers(tx, distinctLegs(legs)),
    readFixtures(tx, fixtureIds),
    readHeldTickets(tx, members),
    readCrossTickets(tx, members, koreaDayStart(koreaDay(at))),
    readExposure(tx, sites, legs),
  ]);
  return { offers, fixtures, held, crossings, exposure };
}

export function legsOf({ ask }: SportPlacement): LegName[] {
  return ask.tickets.flatMap((ticket) => [...ticket.legs]);
}

function distinctLegs(legs: readonly LegName[]): LegName[] {
  const named = legs.map(({ fixtureId, marketKey, selectionId }) => {
    const leg = { fixtureId, marketKey, selectionId };
    return [JSON.stringify(leg), leg] as const;
  });
  return [...new Map(named).values()];
}

export async function readFixtures(
  tx: pg.ClientBase,
  fixtureIds: readonly string[],
): Promise<Map<string, FixtureFacts>> {
  const { rows } = await tx.query<FixtureFacts & { fixtureId: string }>({
    name: 'placement-fixtures',
    text: `
      select fixture_id as "fixtureId", starts_at as "startsAt", home_ko as "homeKo",
        home_en as "homeEn", away_ko as "awayKo", away_en as "awayEn"
      from sport_fixture where fixture_id = any($1::text[])`,
    values: [fixtureIds],
  });
  return new Map(rows.map(({ fixtureId, ...facts }) => [fixtureId, facts]));
}

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
