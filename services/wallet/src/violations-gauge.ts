import { Gauge, type Registry } from 'prom-client';

/** An alert rule watches this one: anything but zero means money is wrong. */
export function violationsGauge(registry: Registry): Gauge<'check'> {
  return new Gauge({
    name: 'noriter_wallet_reconciliation_violations',
    help: 'Violations the last reconciliation found',
    labelNames: ['check'],
    registers: [registry],
  });
}
