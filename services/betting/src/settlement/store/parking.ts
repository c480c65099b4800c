import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

export const parkedKinds = ['bet', 'market', 'round', 'void'] as const;
export type ParkedKind = (typeof parkedKinds)[number];

/** What waits for its next attempt, and what has been parked at all. */
export type Parked = {
  /** Ids of bets that are left out for now. */
  bets: readonly string[];
  waits: (kind: ParkedKind, key: string) => boolean;
  isEmpty: boolean;
};

/** The longest pause between two attempts, in seconds; the first one is two. */
const PAUSE_SECONDS_MAX = 600;

export async function readParked(pool: pg.Pool): Promise<Parked> {
  const { rows } = await pool.query<{ kind: ParkedKind; key: string; waits: boolean }>({
    name: 'settlement-parking',
    text: 'select kind, key, next_at > now() as waits from settlement_parking',
  });
  const waiting = rows.filter(({ waits }) => waits);
  const names = new Set(waiting.map(({ kind, key }) => `${kind} ${key}`));
  return {
    bets: waiting.filter(({ kind }) => kind === 'bet').map(({ key }) => key),
    waits: (kind, key) => names.has(`${kind} ${key}`),
    isEmpty: rows.length === 0,
  };
}

/** Parks what failed, or parks it for twice as long. */
export async function park(
  pool: pg.Pool,
  { kind, key }: { kind: ParkedKind; key: string },
  error: string,
): Promise<void> {
  await pool.query(
    `insert into settlement_parking as old (kind, key, error, next_at)
     values ($1, $2, $3, now() + interval '2 seconds')
     on conflict (kind, key) do update set attempts = old.attempts + 1, error = excluded.error,
       next_at = now() + make_interval(secs => least($4, power(2, least(old.attempts + 1, 20))))`,
    [kind, key, error.slice(0, 500), PAUSE_SECONDS_MAX],
  );
}

/** What was settled after all. */
export async function endParking(
  pool: pg.Pool,
  kind: ParkedKind,
  keys: readonly string[],
): Promise<void> {
  await pool.query('delete from settlement_parking where kind = $1 and key = any($2)', [
    kind,
    keys,
  ]);
}

/** Read from the table at each scrape: every process shows the same. */
export function openParkingGauge({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_betting_settlement_parked',
    help: 'What could not be settled by its own fault and waits for a person or another attempt',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ kind: ParkedKind; count: number }>(
        'select kind, count(*)::int as count from settlement_parking group by kind',
      );
      const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
      for (const kind of parkedKinds) this.set({ kind }, counts.get(kind) ?? 0);
    },
  });
}
