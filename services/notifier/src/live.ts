/** Puts the parts of live delivery together and keeps them moving; the shape opens and closes it. */

import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceBase } from '@noriter/kit/service';

import type { NotifierConfig } from './config.ts';
import type { Deliver } from './delivery.ts';
import { createDeliver } from './delivery.ts';
import type { LiveMessage } from './domain/live-message.ts';
import type { SiteState } from './domain/site-state.ts';
import type { InstanceBatch, InstanceChannel } from './instance-channel.ts';
import { openInstanceChannel } from './instance-channel.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { LiveParts } from './live-parts.ts';
import { createLiveParts } from './live-parts.ts';
import { PRESENCE_BEAT_MS } from './presence.ts';
import { sendPresentState } from './present-state.ts';
import { TICK_MS } from './session-ports.ts';
import type { Session } from './stomp/session.ts';
import { openSession } from './stomp/session.ts';
import type { LiveSocket } from './stomp/slow-reader.ts';

/** How long a start waits for Redis before it goes on without. */
const SUBSCRIBE_WAIT_MS = 5_000;

/** Sessions whose state is asked about again, this often, in case an event was lost. */
const CHECK_EVERY_MS = 30_000;

/** Waits below this are gathered: timers are not more exact than that. */
const TIMER_MS = 10;

export type Live = {
  readonly metrics: LiveMetrics;
  deliver: Deliver;
  /** Whether nobody anywhere would read what is sent to a member; false where that is not known. */
  hasNoReader(memberId: string): boolean;
  /** A site changed: its readers everywhere are told, and the copy is kept. */
  siteChanged(state: SiteState): Promise<void>;
  /** A mini game has a result: its readers everywhere are told, and it is kept for newcomers. */
  drawn(gameId: string, message: LiveMessage): Promise<void>;
  /** Takes a connection; the caller hands over what its socket receives. */
  connect(socket: LiveSocket): Session;
  connections(): number;
  /** Sends every connection away with "service restart", spread over a short time. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export async function openLive(base: ServiceBase<NotifierConfig>): Promise<Live> {
  const { config, log, redis, ids } = base;
  const parts = createLiveParts(base);
  const { open, presence, sites, snapshots, fixtures } = parts;
  const channel = await openInstanceChannel({
    redis,
    prefix: config.REDIS_KEY_PREFIX,
    instanceId: presence.instanceId,
    waitMs: SUBSCRIBE_WAIT_MS,
    onBatch: (batch) => takeBatch(parts, batch),
    onUnreadable(error) {
      log.warn({ err: error }, 'another instance sent what this version cannot read');
      startLooking(parts);
    },
    onReturn: () => startLooking(parts),
  });
  await presence.beat();
  await sites.load().catch((error: unknown) => log.warn({ err: error }, 'no copy of sites yet'));
  const timers = startTimers(parts, channel);
  const deliver = createDeliver({ ...parts, channel, now: parts.ports.now });
  return {
    metrics: parts.metrics,
    deliver,
    hasNoReader: (memberId) =>
      parts.audiences.connectionsOfMember(memberId) === 0 && presence.isAlone(),
    async siteChanged(state) {
      sites.learn(state);
      // Fails while Redis is away; the consumer then repeats the event until it is back.
      await sites.save(state.siteId);
      await tellOthers(parts, channel, { sites: [sites.known(state.siteId)] });
    },
    async drawn(gameId, message) {
      // Fails while Redis is away; the consumer then repeats the event until it is back.
      await parts.draws.keep(gameId, message);
      await deliver([{ audience: { kind: 'draw', gameId }, message }]);
    },
    connect(socket) {
      const session = openSession(parts.ports, ids.next(), socket);
      open.add(session);
      return session;
    },
    connections: () => open.size,
    drain: () => endSpread(open, config.DRAIN_MS),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([snapshots.close(), fixtures.close()]);
      await channel.close();
      await presence.stop().catch(() => log.warn('presence ends by its own time limit'));
    },
  };
}

function startTimers(parts: LiveParts, channel: InstanceChannel): NodeJS.Timeout[] {
  const { open, sites, checks, log } = parts;
  const run = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'background work failed'));
  };
  const tick = () => {
    sites.tick();
    for (const session of open) session.tick();
  };
  return [
    setInterval(tick, TICK_MS),
    setInterval(
      run(() => beat(parts, channel)),
      PRESENCE_BEAT_MS,
    ),
    setInterval(run(checks.checkAll), CHECK_EVERY_MS),
  ].map((timer) => timer.unref());
}

async function beat(parts: LiveParts, channel: InstanceChannel): Promise<void> {
  if ((await parts.presence.beat()) !== 'restored') return;
  parts.log.warn('presence was lost and is restored; every instance looks at the records again');
  try {
    await tellOthers(parts, channel, { lookAgain: true });
    await lookAgain(parts);
  } catch (error) {
    // Not all have been told: the next beat restores and tells again.
    parts.presence.doubt();
    throw error;
  }
}

/** Events may have been lost: what is shown here is read from the records again. */
async function lookAgain(parts: LiveParts): Promise<void> {
  await parts.sites.load();
  await parts.checks.checkAll();
  const reading = [];
  for (const session of parts.audiences.sessions()) {
    for (const subscription of session.subscriptions.all()) {
      // A site's readers were told what changed when its state was read.
      if (subscription.destination.kind === 'site') continue;
      reading.push(sendPresentState(parts, session, subscription));
    }
  }
  await Promise.all(reading);
}

function startLooking(parts: LiveParts): void {
  lookAgain(parts).catch((error: unknown) => {
    parts.log.warn({ err: error }, 'the records could not be read again yet');
    parts.presence.doubt();
  });
}

function takeBatch(parts: LiveParts, batch: InstanceBatch): void {
  const { sites, metrics, audiences } = parts;
  for (const state of batch.sites ?? []) sites.learn(state);
  for (const one of batch.deliveries ?? []) metrics.sent(one, audiences.deliver(one));
  metrics.received(batch.deliveries?.length ?? 0);
  if (batch.lookAgain) startLooking(parts);
}

async function tellOthers(
  { presence }: LiveParts,
  channel: InstanceChannel,
  batch: InstanceBatch,
): Promise<void> {
  const others = await presence.locate(() => []);
  await Promise.all(Array.from(others.keys(), (id) => channel.tell(id, batch)));
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
