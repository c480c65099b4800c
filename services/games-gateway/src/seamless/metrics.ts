import { Counter, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** What is counted of vendors' calls. */
export function openVendorMetrics(registry: Registry) {
  return {
    calls: new Counter({
      name: 'noriter_game_vendor_calls_total',
      help: "Vendors' calls by how they were answered",
      labelNames: ['vendor', 'verb', 'code'],
      registers: [registry],
    }),
    seconds: new Histogram({
      name: 'noriter_game_vendor_call_seconds',
      help: "How long vendors' calls took",
      labelNames: ['vendor'],
      buckets: SECONDS,
      registers: [registry],
    }),
    /** An alert rule watches this one: a key has changed, or somebody speaks in a vendor's name. */
    forged: new Counter({
      name: 'noriter_game_vendor_forged_total',
      help: "Calls that were not their vendor's own: signature, time, nonce or address",
      labelNames: ['vendor', 'reason'],
      registers: [registry],
    }),
  };
}

export type VendorMetrics = ReturnType<typeof openVendorMetrics>;
