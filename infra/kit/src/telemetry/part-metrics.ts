import { Gauge, type Registry } from 'prom-client';
import type { Readiness } from './health.ts';

/** Sets each part of /ready as a metric, when it is asked for. */
export function partMetrics(registry: Registry, readiness: Readiness): void {
  new Gauge({
    name: 'noriter_part_ok',
    help: '1 while a part of /ready answers, 0 while it does not',
    labelNames: ['part', 'mandatory'] as const,
    registers: [registry],
    async collect() {
      const { checks } = await readiness.report();
      for (const { name: part, mandatory, ok } of checks) {
        this.set({ part, mandatory: String(mandatory) }, ok ? 1 : 0);
      }
    },
  });
}
