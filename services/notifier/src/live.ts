/** Opens live delivery, keeps its timers and closes it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceBase } from '@noriter/kit/service';
import type { NotifierConfig } from './config.ts';
import { createDeliver, type Deliver } from './delivery/deliver.ts';
import type { LiveMessage } from './domain/live-message.ts';
import type { SiteState } from './domain/site-state.ts';
import { createLiveDeps, type LiveDeps } from './live-deps.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { lookAgain, notifyOthers, startTimers } from './live-timers.ts';
import { type InstanceBatch, openInstanceBus } from './presence/instance-bus.ts';
import { type Entry, openEntry } from './sessions/entry.ts';
import { openSession } from './stomp/session.ts';
import type { Origin, Session } from './stomp/session-types.ts';
import type { LiveSocket } from './stomp/slow-reader.ts';

/** How long a start waits for Redis before it goes on without. */
const SUBSCRIBE_WAIT_MS = 5_000;

/** Waits below this are gathered: timers are not more exact than that. */
const TIMER_MS = 10;

export type Live = {
  readonly metrics: LiveMetrics;
  deliver: Deliver;
  /** Whether nobody anywhere would read what is sent to a member; false where that is not known. */
  hasNoReader(memberId: string): boolean;
  /** A site changed: its readers everywhere are notified, and the copy is kept. */
  siteChanged(state: SiteState): Promise<void>;
  /** A mini game has a result: its readers everywhere are notified, and it is kept for newcomers. */
  drawn(gameId: string, message: LiveMessage): Promise<void>;
  /** Takes a connection; the caller hands over what its socket receives. */
  connect(socket: LiveSocket, origin: Origin): Session;
  connections(): number;
  /** How many there may be. */
  connectionsMax: number;
  /** Sends every connection away with "service restart", spread over a short time. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export async function openLive(base: ServiceBase<NotifierConfig>): Promise<Live> {
  const entry = await openEntry(base);
  try {
    return await openBehind(base, entry);
  } catch (error) {
    entry.stop();
    throw error;
  }
}

async function openBehind(base: ServiceBase<NotifierConfig>, entry: Entry): Promise<Live> {
  const { config, log, redis, ids } = base;
  const deps = createLiveDeps(base, entry);
  const { open, presence, sites, snapshots, fixtures } = deps;
  const bus = await openInstanceBus({
    redis,
    prefix: config.REDIS_KEY_PREFIX,
    instanceId: presence.instanceId,
    waitMs: SUBSCRIBE_WAIT_MS,
    onBatch: (batch) => takeBatch(deps, batch),
    onUnreadable(error) {
      log.warn({ err: error }, 'another instance sent what this version cannot read');
      startReadingAgain(deps);
    },
    onReturn: () => startReadingAgain(deps),
  });
  try {
    await presence.beat();
  } catch (error) {
    await bus.close();
    throw error;
  }
  await sites.load().catch((error: unknown) => log.warn({ err: error }, 'no copy of sites yet'));
  const timers = startTimers(deps, bus);
  const deliver = createDeliver({ ...deps, bus, now: deps.host.now });
  return {
    metrics: deps.metrics,
    deliver,
    hasNoReader: (memberId) =>
      deps.audiences.connectionsOfMember(memberId) === 0 && presence.isAlone(),
    async siteChanged(state) {
      sites.learn(state);
      // Fails while Redis is away; the consumer then repeats the event until it is back.
      await sites.save(state.siteId);
      await notifyOthers(deps, bus, { sites: [sites.known(state.siteId)] });
    },
    async drawn(gameId, message) {
      // Fails while Redis is away; the consumer then repeats the event until it is back.
      await deps.draws.keep(gameId, message);
      await deliver([{ audience: { kind: 'draw', gameId }, message }]);
    },
    connect(socket, origin) {
      const session = openSession(deps.host, { id: ids.next(), ...origin }, socket);
      open.add(session);
      return session;
    },
    connections: () => open.size,
    connectionsMax: deps.connectionsMax,
    drain: () => endSpread(open, config.DRAIN_MS),
    async close() {
      for (const timer of timers) clearInterval(timer);
      entry.stop();
      await Promise.all([snapshots.close(), fixtures.close(), deps.unread.close()]);
      await bus.close();
      await presence.stop().catch(() => log.warn('presence ends by its own time limit'));
    },
  };
}

function startReadingAgain(deps: LiveDeps): void {
  lookAgain(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the records could not be read again yet');
    deps.presence.doubt();
  });
}

function takeBatch(deps: LiveDeps, batch: InstanceBatch): void {
  const { sites, metrics, deliverHere } = deps;
  for (const state of batch.sites ?? []) sites.learn(state);
  for (const one of batch.deliveries ?? []) deliverHere(one);
  metrics.received(batch.deliveries?.length ?? 0);
  if (batch.lookAgain) startReadingAgain(deps);
}

async function endSpread(open: ReadonlySet<Session>, durationMs: number): Promise<void> {
  const pauseMs = durationMs / Math.max(1, open.size);
  let waitedMs = 0;
  for (const session of open) {
    session.end('restart');
    waitedMs += pauseMs;
    if (waitedMs < TIMER_MS) continue;
    await delay(waitedMs);
    waitedMs = 0;
  }
}
