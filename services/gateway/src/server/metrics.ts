import type { Registry } from '@noriter/kit/metrics';
import { Gauge, Histogram } from 'prom-client';

/** From a cached read to a call that times out. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type GatewayMetrics = {
  /** A call ended: which service it was for (`gateway` when refused here), and how. */
  ended: (service: string, status: number, seconds: number) => void;
};

/** @param open what is open at this moment: connections at /ws, and call connections by service */
export function gatewayMetrics(
  registry: Registry,
  open: { live: () => number; callConnections: () => ReadonlyMap<string, number> },
): GatewayMetrics {
  const calls = new Histogram({
    name: 'noriter_gateway_call_seconds',
    help: 'Time from the headers of a call to its answer, by service and HTTP status',
    labelNames: ['upstream', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'noriter_gateway_live_connections',
    help: 'Open connections at /ws',
    registers: [registry],
    collect() {
      this.set(open.live());
    },
  });
  new Gauge({
    name: 'noriter_gateway_channels',
    help: 'Connections on which small calls travel together; where there are none each goes alone',
    labelNames: ['upstream'],
    registers: [registry],
    collect() {
      for (const [service, count] of open.callConnections()) this.set({ upstream: service }, count);
    },
  });
  const series = new Map<string, (seconds: number) => void>();
  return {
    ended(service, status, seconds) {
      const key = `${service}${status}`;
      const known = series.get(key);
      if (known !== undefined) return known(seconds);
      const child = calls.labels(service, String(status));
      series.set(key, (value) => child.observe(value));
      child.observe(seconds);
    },
  };
}
