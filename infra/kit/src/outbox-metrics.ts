import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What the relay counts. Depth and age are known to the process that sends, and only there. */
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
  return {
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
