import { randomUUID } from 'node:crypto';
import type { Sport } from '@noriter/rules/sports';
import type pg from 'pg';
import type { FeedMarket } from '../../src/sportsbook/domain/market-state.ts';
import { stateOf } from '../../src/sportsbook/domain/market-state.ts';
import type { ProducerName } from '../../src/sportsbook/domain/messages/message-parts.ts';
import { marketColumns } from '../../src/sportsbook/store/stored-market.ts';
import { type Market, marketKey } from '../../src/vocabulary/market.ts';
import { selectionsOf } from '../../src/vocabulary/market-selections.ts';

const HOUR_MS = 3_600_000;

export const total: Market = { kind: 'total', span: 'regular', count: 'points', line: 10 };
export const threeWay: Market = { kind: 'three-way', span: 'regular', count: 'points' };

/** Sports as a feed would have left them in the tables, set by a test row by row. */
export function openSportTables(pool: pg.Pool) {
  /** Nobody reports that it is alive, so it is unless given for as long as a slow machine may need. */
  async function producer(name: ProducerName, changes: ProducerChanges = {}) {
    const { state = 'up', epoch = 1, aliveAgoMs = -HOUR_MS, stoppedAt = null } = changes;
    await pool.query(
      `insert into feed_producer (producer, state, epoch, sequence, alive_at, stopped_at, document)
       values ($1, $2, $3, 1, clock_timestamp() - make_interval(secs => $4 / 1000.0), $5, $6)
       on conflict (producer) do update set state = excluded.state, epoch = excluded.epoch,
         alive_at = excluded.alive_at, stopped_at = excluded.stopped_at`,
      [
        name,
        state,
        epoch,
        aliveAgoMs,
        stoppedAt,
        { knownUpTo: 1, mustRecover: false, requests: 0 },
      ],
    );
  }

  async function fixture(changes: FixtureChanges = {}) {
    const { sport = 'soccer', startsInMs = HOUR_MS, state = 'planned', margin = 0 } = changes;
    const { houseState = 'open', leagueId = `league-${sport}` } = changes;
    const fixtureId = `sr:match:${randomUUID()}`;
    await pool.query(
      `insert into sport_league (league_id, sport, name_ko, name_en) values ($1, $2, '리그', 'League')
       on conflict do nothing`,
      [leagueId, sport],
    );
    await pool.query(
      `insert into sport_fixture (fixture_id, sport, league_id, home_ko, home_en, away_ko, away_en,
         starts_at, state, said_at, house_state, margin, updated_at)
       values ($1, $2, $3, '서울', 'Seoul', '부산', 'Busan',
         clock_timestamp() + make_interval(secs => $4 / 1000.0), $5, now(), $6, $7, now())`,
      [fixtureId, sport, leagueId, startsInMs, state, houseState, margin],
    );
    return fixtureId;
  }

  /** Every selection at 2.50 unless given. */
  async function market(fixtureId: string, of: Market = total, changes: MarketChanges = {}) {
    const { houseState = 'open', ...reported } = changes;
    const price = { odds: 2_500n, isActive: true };
    const feed: FeedMarket = {
      market: of,
      producer: 'prematch',
      phase: 'active',
      prices: Object.fromEntries(selectionsOf(of).map((id) => [id, price])),
      epoch: 1,
      results: null,
      settlementVersion: 0,
      windows: [],
      stoppedAt: null,
      seen: {},
      ...reported,
    };
    const key = marketKey(of);
    const columns = marketColumns(feed);
    await pool.query(
      `insert into sport_market (fixture_id, market_key, market, producer, feed, state,
         settlement_version, house_state, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now())
       on conflict (fixture_id, market_key) do update set producer = excluded.producer,
         feed = excluded.feed, state = excluded.state, house_state = excluded.house_state,
         settlement_version = excluded.settlement_version`,
      [
        fixtureId,
        key,
        JSON.stringify(columns.market),
        feed.producer,
        JSON.stringify(columns.feed),
        stateOf(feed),
        feed.settlementVersion,
        houseState,
      ],
    );
    return key;
  }

  return { producer, fixture, market };
}

type Override = 'open' | 'suspended' | 'closed';
type ProducerChanges = {
  state?: 'up' | 'down' | 'recovering';
  epoch?: number;
  aliveAgoMs?: number;
  stoppedAt?: Date | null;
};
type FixtureChanges = {
  sport?: Sport;
  leagueId?: string;
  startsInMs?: number;
  state?: string;
  margin?: number;
  houseState?: Override;
};
type MarketChanges = Partial<FeedMarket> & { houseState?: Override };
