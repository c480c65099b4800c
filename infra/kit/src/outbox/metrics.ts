import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenTransaction } from './open-transactions.ts';

export type FenceMetrics = {
  /** @param holder 0 seconds and null: nothing holds the outbox */
  held(seconds: number, holder: OpenTransaction | null): void;
};

type Waiting = { rows: number; seconds: number; refused: number };

/** The gauges of one scrape are of one look. */
const LOOK_MS = 500;

/**
 * The outbox's metrics. What waits is read at each scrape, in every process: while nobody can publish, an
 * alarm must see it grow.
 */
export function outboxMetrics(registry: Registry, pool: pg.Pool) {
  const registers = [registry];
  let looked: { at: number; waiting: Promise<Waiting> } | undefined;
  const look = (): Promise<Waiting> => {
    const at = performance.now();
    if (!looked || at - looked.at > LOOK_MS) looked = { at, waiting: readWaiting(pool) };
    return looked.waiting;
  };
  new Gauge({
    name: 'noriter_outbox_rows',
    help: 'Rows, each of one or more events, that wait in the outbox',
    registers,
    async collect() {
      this.set((await look()).rows);
    },
  });
  new Gauge({
    name: 'noriter_outbox_oldest_seconds',
    help: 'How long the oldest event has been waiting in the outbox',
    registers,
    async collect() {
      this.set((await look()).seconds);
    },
  });
  new Gauge({
    name: 'noriter_outbox_refused_rows',
    help: 'Events that Kafka refused and that wait for somebody to look at them',
    registers,
    async collect() {
      this.set((await look()).refused);
    },
  });
  const sent = new Counter({
    name: 'noriter_outbox_sent_total',
    help: 'Events sent from the outbox',
    registers,
  });
  const held = new Gauge({
    name: 'noriter_outbox_fence_seconds',
    help: 'How long an open transaction of the same database has been holding up the outbox',
    registers,
  });
  const holder = new Gauge({
    name: 'noriter_outbox_fence_pid',
    help: 'Server process of that transaction; 0: none, -1: it is a prepared transaction',
    registers,
  });
  return {
    held(seconds: number, transaction: OpenTransaction | null) {
      held.set(seconds);
      holder.set(transaction === null ? 0 : (transaction.pid ?? -1));
    },
    sent: (events: number) => sent.inc(events),
  };
}

/** What may leave; what is held back for a moment is not waiting yet. */
async function readWaiting(pool: pg.Pool): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>(
    `select count(*)::int as rows,
       coalesce(extract(epoch from clock_timestamp() - min(added_at)), 0)::float8 as seconds,
       (select count(*)::int from kit.outbox_refused) as refused
     from kit.outbox where held_until is null or held_until < clock_timestamp()`,
  );
  return rows[0] ?? { rows: 0, seconds: 0, refused: 0 };
}
