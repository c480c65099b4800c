import { randomUUID } from 'node:crypto';
import type { LegResult } from '@noriter/rules/leg-result';
import { oddsOf } from '@noriter/rules/odds';
import type { FeedMarket } from '../../src/sportsbook/domain/market-state.ts';
import { type Market, marketKey } from '../../src/vocabulary/market.ts';
import { type BettingWorld, openBettingWorld, type WorldOptions } from './betting-world.ts';
import { openSportTables, threeWay } from './sport-tables.ts';

export type SportWorld = Awaited<ReturnType<typeof openSportWorld>>;

export type Leg = { fixtureId: string; marketKey: string; selectionId: string; odds: string };
type TicketWish = { legs: readonly Leg[]; linesOf?: number; lineStake?: string };
type SlipOptions = { key?: string; policy?: 'none' | 'better' | 'any'; tolerance?: number };

/** A betting world with an odds feed whose tables a test writes. */
export async function openSportWorld(label: string, options?: WorldOptions) {
  const world = await openBettingWorld(label, options);
  const sportTables = openSportTables(world.pool);
  await sportTables.producer('prematch');
  await sportTables.producer('live');

  /** A market of a new match, each selection at the same price. */
  async function leg(changes: LegChanges = {}): Promise<Leg> {
    const { market = threeWay, odds = '2.00', selectionId = 'home', live = false } = changes;
    const fixtureId = changes.fixtureId ?? (await sportTables.fixture(fixtureOf(changes)));
    await price({ fixtureId, market, odds, live, ...changes.reported });
    return { fixtureId, marketKey: marketKey(market), selectionId, odds };
  }

  /** What the feed reports next of a market: it was priced anew, stopped, cancelled for a while. */
  async function price(reported: PriceChanges): Promise<void> {
    const { fixtureId, market = threeWay, odds = '2.00', live = false, ...changes } = reported;
    const names = market.kind === 'three-way' ? ['home', 'draw', 'away'] : ['over', 'under'];
    const prices = Object.fromEntries(
      names.map((name) => [name, { odds: oddsOf(odds), isActive: true }]),
    );
    const producer = live ? 'live' : 'prematch';
    await sportTables.market(fixtureId, market, { prices, producer, ...changes });
  }

  return {
    ...world,
    sportTables,
    leg,
    price,
    /** The feed settles a market, or takes that back by null; each time a further version. */
    async result(
      { fixtureId, marketKey: key }: Pick<Leg, 'fixtureId' | 'marketKey'>,
      results: Record<string, LegResult> | null,
      windows: { from: Date | null; to: Date | null }[] = [],
    ) {
      const { rowCount } = await world.pool.query(
        `update sport_market set settlement_version = settlement_version + 1,
           state = case when $3::jsonb is null then 'suspended' else 'settled' end,
           feed = jsonb_set(jsonb_set(feed, '{results}', coalesce($3::jsonb, 'null')),
             '{windows}', $4::jsonb)
         where fixture_id = $1 and market_key = $2`,
        [fixtureId, key, results && JSON.stringify(results), JSON.stringify(windows)],
      );
      if (rowCount !== 1) throw new Error('There is such a market.');
    },
    /** Places one slip of tickets on sports. */
    slip(member: Member, tickets: readonly TicketWish[], options: SlipOptions = {}) {
      return member.call('/api/bet/betProc', slipBody(tickets, options), {
        idempotencyKey: options.key ?? randomUUID(),
      });
    },
    async exposure(): Promise<{ tickets: number; stake: bigint; share: bigint; worst: bigint }> {
      const { rows } = await world.pool.query(
        `select coalesce(sum(tickets), 0)::int as tickets, coalesce(sum(stake), 0)::bigint as stake,
           coalesce(sum(share), 0)::bigint as share, coalesce(sum(worst), 0)::bigint as worst
         from sport_exposure`,
      );
      return rows[0];
    },
    async bet(betId: string) {
      const { rows } = await world.pool.query<{ state: string; returned: bigint; version: number }>(
        `select state, returned, settlement_version as version from bet where bet_id = $1`,
        [betId],
      );
      return rows[0];
    },
  };
}

export const nothingExposed = { tickets: 0, stake: 0n, share: 0n, worst: 0n };

type Member = ReturnType<BettingWorld['member']>;

type LegChanges = {
  fixtureId?: string;
  market?: Market;
  odds?: string;
  selectionId?: string;
  live?: boolean;
  startsInMs?: number;
  leagueId?: string;
  reported?: Partial<FeedMarket>;
};

type PriceChanges = Partial<FeedMarket> & {
  fixtureId: string;
  market?: Market;
  odds?: string;
  live?: boolean;
};

function fixtureOf({ live = false, startsInMs, leagueId }: LegChanges) {
  return {
    state: live ? 'running' : 'planned',
    startsInMs: startsInMs ?? (live ? -60_000 : 3_600_000),
    ...(leagueId === undefined ? {} : { leagueId }),
  };
}

export function slipBody(tickets: readonly TicketWish[], options: SlipOptions = {}) {
  return {
    product: 'sport',
    oddsPolicy: options.policy ?? 'none',
    tolerance: options.tolerance ?? 0,
    tickets: tickets.map(({ legs, linesOf = legs.length, lineStake = '10000' }) => ({
      legs,
      linesOf,
      lineStake,
    })),
  };
}
