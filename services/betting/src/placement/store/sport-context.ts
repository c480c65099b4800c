import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { together } from '@noriter/kit/postgres';
import type { LegName } from '@noriter/rules/leg-name';
import type pg from 'pg';
import type { MarketExposure } from '../../sportsbook/domain/exposure/exposure.ts';
import type { OfferedLeg } from '../../sportsbook/domain/offer.ts';
import { readOffers } from '../../sportsbook/store/offers.ts';
import type { LegFixture } from '../domain/new-slip.ts';
import type { SportPlacement } from '../domain/placement.ts';
import { type OpenTicketOfMember, readCrossTickets, readOpenTickets } from './open-tickets.ts';
import { readExposure } from './read-exposure.ts';

/** What slips on sports are decided by, beside what every slip is. It grows with what is accepted. */
export type SportContexts = {
  /** Before what a site declared void: see `withoutVoid`. */
  readonly offers: readonly OfferedLeg[];
  readonly voids: VoidMarkets;
  readonly fixtures: ReadonlyMap<string, LegFixture>;
  readonly open: OpenTicketOfMember[];
  readonly crossings: { memberId: string; leagueId: string; tickets: number }[];
  /** By site, and then by `marketText`. */
  readonly exposure: Map<string, ReadonlyMap<string, MarketExposure>>;
};

export async function readSportContexts(
  tx: pg.ClientBase,
  placements: readonly SportPlacement[],
  at: Date,
): Promise<SportContexts> {
  const legs = placements.flatMap(legsOf);
  const members = [...new Set(placements.map(({ bettor }) => bettor.memberId))];
  const sites = [...new Set(placements.map(({ bettor }) => bettor.siteId))];
  const fixtureIds = legs.map(({ fixtureId }) => fixtureId);
  const [offers, voids, fixtures, open, crossings, exposure] = await together(tx, () => [
    readOffers(tx, distinctLegs(legs)),
    readVoidMarkets(tx, sites, legs),
    readFixtures(tx, fixtureIds),
    readOpenTickets(tx, members),
    readCrossTickets(tx, members, koreaDayStart(koreaDay(at))),
    readExposure(tx, sites, legs),
  ]);
  return { offers, voids, fixtures, open, crossings, exposure };
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

/** Markets that sites have declared void, as texts. */
export type VoidMarkets = ReadonlySet<string>;

/** Of the markets that legs are on, those that their site has declared void. */
export async function readVoidMarkets(
  tx: pg.ClientBase,
  sites: readonly string[],
  legs: readonly LegName[],
): Promise<VoidMarkets> {
  const { rows } = await tx.query<MarketOfSite>({
    name: 'placement-void-markets',
    text: `
      select site_id as "siteId", fixture_id as "fixtureId", market_key as "marketKey"
      from (
        select distinct * from unnest($2::text[], $3::text[]) as one (fixture_id, market_key)
      ) as asked join ticket_void as void using (fixture_id, market_key)
      where site_id = any($1::text[]) and status = 'approved'`,
    values: [sites, legs.map(({ fixtureId }) => fixtureId), legs.map(({ marketKey }) => marketKey)],
  });
  return new Set(rows.map(textOf));
}

/** What is offered at a site: a market that it has declared void takes no more bets there. */
export function withoutVoid(
  offers: readonly OfferedLeg[],
  siteId: string,
  voids: VoidMarkets,
): readonly OfferedLeg[] {
  const isVoid = (offer: OfferedLeg) => voids.has(textOf({ ...offer, siteId }));
  return offers.map((offer) => (isVoid(offer) ? { ...offer, isOpen: false } : offer));
}

type MarketOfSite = { siteId: string; fixtureId: string; marketKey: string };

function textOf({ siteId, fixtureId, marketKey }: MarketOfSite): string {
  return JSON.stringify([siteId, fixtureId, marketKey]);
}

export async function readFixtures(
  tx: pg.ClientBase,
  fixtureIds: readonly string[],
): Promise<Map<string, LegFixture>> {
  const { rows } = await tx.query<LegFixture & { fixtureId: string }>({
    name: 'placement-fixtures',
    text: `
      select fixture_id as "fixtureId", starts_at as "startsAt", home_ko as "homeKo",
        home_en as "homeEn", away_ko as "awayKo", away_en as "awayEn"
      from sport_fixture where fixture_id = any($1::text[])`,
    values: [fixtureIds],
  });
  return new Map(rows.map(({ fixtureId, ...facts }) => [fixtureId, facts]));
}
