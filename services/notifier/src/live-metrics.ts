import type { Registry } from '@noriter/kit/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

import type { CloseName } from './domain/close-codes.ts';
import { type Delivery, type LiveCommand, liveCommands } from './domain/live-message.ts';

/** From "at once" to what nobody would call live any more. */
const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type LiveMetrics = {
  /** A message left to so many readers of this instance. */
  sent(delivery: Delivery, frames: number): void;
  /** Messages went to another instance. */
  forwarded(messages: number): void;
  /** Messages came from another instance. */
  received(messages: number): void;
  /** Another instance was in the roster, but not listening. */
  undelivered(): void;
  /** Redis was away: readers of other instances missed something. */
  degraded(): void;
  /** A snapshot could not be had in time. */
  snapshotMissed(): void;
  closed(reason: CloseName | 'gone'): void;
  /** Time from an event to its frames. */
  latency(seconds: number): void;
};

export function createLiveMetrics(
  registry: Registry,
  now: { connections: () => number; subscriptions: () => number; members: () => number },
): LiveMetrics {
  gauge(registry, 'connections', 'Open WebSocket connections', now.connections);
  gauge(registry, 'subscriptions', 'Subscriptions of this instance', now.subscriptions);
  gauge(registry, 'members', 'Members with a connection here', now.members);
  const frames = countFrames(registry);
  const forwarded = counter(registry, 'forwarded_total', 'Messages sent to other instances');
  const received = counter(registry, 'received_total', 'Messages from other instances');
  const undelivered = counter(registry, 'unheard_total', 'Batches no instance listened to');
  const degraded = counter(registry, 'degraded_total', 'Batches not forwarded, Redis away');
  const missed = counter(
    registry,
    'snapshots_missed_total',
    'Present states that could not be had',
  );
  const closed = counter(registry, 'closed_total', 'Connections that ended', ['reason']);
  const latency = new Histogram({
    name: 'noriter_notifier_latency_seconds',
    help: 'Time from an event to its frames, for the oldest event of each batch',
    buckets: LATENCY_SECONDS,
    registers: [registry],
  });
  return {
    sent: ({ message }, readers) => {
      frames[message.cmd] += readers;
    },
    forwarded: (messages) => forwarded.inc(messages),
    received: (messages) => received.inc(messages),
    undelivered: () => undelivered.inc(),
    degraded: () => degraded.inc(),
    snapshotMissed: () => missed.inc(),
    closed: (reason) => closed.inc({ reason }),
    latency: (seconds) => latency.observe(Math.max(0, seconds)),
  };
}

/** Plain numbers, read when they are scraped: every delivery passes here. */
function countFrames(registry: Registry): Record<LiveCommand, number> {
  const frames: Record<LiveCommand, number> = {
    CASH: 0,
    CASHREQ: 0,
    QUEUE: 0,
    LOGOUT: 0,
    SECURITY: 0,
    INSPECT: 0,
    LOCK_BET_YN: 0,
    DRAW: 0,
    ROUND_VOID: 0,
    BET: 0,
    NOTICE: 0,
    MSG: 0,
    ODDS: 0,
    SCORE: 0,
    FIXTURE: 0,
    FEED: 0,
    PARTNER: 0,
    RANKING: 0,
  };
  new Counter({
    name: 'noriter_notifier_frames_total',
    help: 'MESSAGE frames sent',
    labelNames: ['cmd'],
    registers: [registry],
    collect() {
      this.reset();
      for (const cmd of liveCommands) this.inc({ cmd }, frames[cmd]);
    },
  });
  return frames;
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name: `noriter_notifier_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function counter(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Counter({
    name: `noriter_notifier_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
}
