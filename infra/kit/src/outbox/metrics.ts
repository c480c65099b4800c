import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenTransaction } from './open-transactions.ts';

export type FenceMetrics = {
  /** @param holder 0 seconds and null: nothing holds the outbox */
  held(seconds: number, holder: OpenTransaction | null): void;
};

/** The relay's metrics. Depth and age are set by the process that publishes, and only there. */
export function outboxMetrics(registry: Registry) {
  const registers = [registry];
  const depth = new Gauge({
    name: 'noriter_outbox_rows',
    help: 'Rows, each of one or more events, that wait in the outbox',
    registers,
  });
  const age = new Gauge({
    name: 'noriter_outbox_oldest_seconds',
    help: 'How long the oldest event has been waiting in the outbox',
    registers,
  });
  const refused = new Gauge({
    name: 'noriter_outbox_refused_rows',
    help: 'Events that Kafka refused and that wait for somebody to look at them',
    registers,
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
    async measure(client: pg.ClientBase): Promise<void> {
      const result = await client.query<{ rows: number; seconds: number; refused: number }>(
        `select count(*)::int as rows,
           coalesce(extract(epoch from clock_timestamp() - min(added_at)), 0)::float8 as seconds,
           (select count(*)::int from kit.outbox_refused) as refused
         from kit.outbox`,
      );
      depth.set(result.rows[0]?.rows ?? 0);
      age.set(result.rows[0]?.seconds ?? 0);
      refused.set(result.rows[0]?.refused ?? 0);
    },
  };
}
