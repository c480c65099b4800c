import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Figures } from '../domain/figures.ts';

/** Days as Korea has them, both inside. */
export type DayFilter = {
  siteId: string;
  from: string;
  until: string;
  vendorKey: string | undefined;
};

const sums = `sum(bets)::bigint as bets, sum(staked)::bigint as staked,
  sum(returned)::bigint as returned, sum(jackpots)::bigint as jackpots,
  sum(granted)::bigint as granted`;

const where = `site_id = $1 and day >= $2::date and day <= $3::date
  and ($4::text is null or vendor_key = $4)`;

const valuesOf = ({ siteId, from, until, vendorKey }: DayFilter) => [
  siteId,
  from,
  until,
  vendorKey ?? null,
];

export async function readByDay(pool: pg.Pool, filter: DayFilter) {
  const { rows } = await pool.query<Figures & { day: string }>(
    `select day::text as day, ${sums} from game_day where ${where} group by day order by day`,
    valuesOf(filter),
  );
  return rows;
}

export type GameFigures = Figures & { gameId: string; vendorKey: string };

/** Every game that was played, for what vendors promise and gave. */
export async function readByGame(pool: pg.Pool, filter: DayFilter): Promise<GameFigures[]> {
  const { rows } = await pool.query<GameFigures>(
    `select vendor_key as "vendorKey", game_id as "gameId", ${sums} from game_day where ${where}
     group by vendor_key, game_id`,
    valuesOf(filter),
  );
  return rows;
}

export const gameOrders = ['staked', 'ggr', 'loss', 'rtp', 'bets'] as const;
type GameOrder = (typeof gameOrders)[number];

const orders: Record<GameOrder, string> = {
  staked: 'sum(staked) desc',
  ggr: 'sum(staked) - sum(returned) desc',
  loss: 'sum(staked) - sum(returned)',
  rtp: 'sum(returned) / nullif(sum(staked), 0) desc nulls last',
  bets: 'sum(bets) desc',
};

/** A page of games in an order. */
export async function listByGame(
  pool: pg.Pool,
  filter: DayFilter & { order: GameOrder },
  page: number,
  rows: number,
) {
  const { limit, offset } = pageSlice(page, rows);
  const [found, counted] = await Promise.all([
    pool.query<GameFigures>(
      `select vendor_key as "vendorKey", game_id as "gameId", ${sums} from game_day where ${where}
       group by vendor_key, game_id order by ${orders[filter.order]}, game_id
       limit $5 offset $6`,
      [...valuesOf(filter), limit, offset],
    ),
    pool.query<{ total: bigint }>(
      `select count(*) as total from (
         select from game_day where ${where} group by vendor_key, game_id
       ) as games`,
      valuesOf(filter),
    ),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
