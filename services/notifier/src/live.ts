/** Puts the parts of live delivery together and keeps them moving; the shape opens and closes it. */

import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceBase } from '@noriter/kit/service';

import { createAudiences } from './audiences.ts';
import type { NotifierConfig } from './config.ts';
import type { Deliver } from './delivery.ts';
import { createDeliver } from './delivery.ts';
import type { SiteState } from './domain/site-state.ts';
import type { InstanceBatch, InstanceChannel } from './instance-channel.ts';
import { openInstanceChannel } from './instance-channel.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { createLiveMetrics } from './live-metrics.ts';
import { createPresence, PRESENCE_BEAT_MS } from './presence.ts';
import { createSessionChecks } from './session-checks.ts';
import { createSessionPorts, TICK_MS } from './session-ports.ts';
import { createSiteStates } from './site-states.ts';
import { createSnapshots } from './snapshots.ts';
import type { Session } from './stomp/session.ts';
import { openSession } from './stomp/session.ts';
import type { LiveSocket } from './stomp/slow-reader.ts';

/** How long a start waits for Redis before it goes on without. */
const SUBSCRIBE_WAIT_MS = 5_000;

/** Sessions whose state is asked about again, this often, in case an event was lost. */
const CHECK_EVERY_MS = 30_000;

export type Live = {
  readonly instanceId: string;
  readonly metrics: LiveMetrics;
  deliver: Deliver;
  /** A site changed: its readers everywhere are told, and the copy is kept. */
  siteChanged(state: SiteState): Promise<void>;
  /** Takes a connection; the caller hands over what its socket receives. */
  connect(socket: LiveSocket): Session;
  connections(): number;
  /** Sends every connection away with "service restart", spread over a short time. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export async function openLive(base: ServiceBase<NotifierConfig>): Promise<Live> {
  const { config, log, redis, ids, clock } = base;
  const instanceId = ids.next();
  const open = new Set<Session>();
  const audiences = createAudiences();
  const metrics = createLiveMetrics(base.metrics, {
    connections: () => open.size,
    subscriptions: audiences.subscriptions,
    members: () => audiences.members().length,
  });
  const presence = createPresence({ redis, instanceId, members: audiences.members });
  const remote = (url: string) => ({ url, service: 'notifier', key: config.INTERNAL_KEY });
  const snapshots = createSnapshots(remote(config.WALLET_URL));
  const sites = createSiteStates({
    redis,
    clock,
    tell: (siteId, message) => {
      const delivery = { audience: { kind: 'site', siteId }, message } as const;
      metrics.sent(delivery, audiences.deliver(delivery));
    },
  });
  const checks = createSessionChecks({ redis, identity: remote(config.IDENTITY_URL), audiences });
  const ports = createSessionPorts({
    base,
    audiences,
    presence,
    snapshots,
    sites,
    metrics,
    stateOf: checks.stateOf,
    gone: (session) => open.delete(session),
  });

  async function lookAgain(): Promise<void> {
    await sites.load();
    await checks.checkAll();
    for (const session of audiences.sessions()) ports.refresh(session);
  }

  function take(batch: InstanceBatch): void {
    for (const state of batch.sites ?? []) sites.learn(state);
    for (const one of batch.deliveries ?? []) metrics.sent(one, audiences.deliver(one));
    metrics.received(batch.deliveries?.length ?? 0);
    if (batch.lookAgain) run(lookAgain);
  }

  function run(work: () => Promise<void>): void {
    work().catch((error: unknown) => log.warn({ err: error }, 'background work failed'));
  }

  const channel = await openInstanceChannel({
    redis,
    prefix: config.REDIS_KEY_PREFIX,
    instanceId,
    waitMs: SUBSCRIBE_WAIT_MS,
    onBatch: take,
    onUnreadable(error) {
      log.warn({ err: error }, 'another instance sent what this version cannot read');
      run(lookAgain);
    },
    onReturn: () => run(lookAgain),
  });
  await presence.beat();
  await sites.load().catch((error: unknown) => log.warn({ err: error }, 'no copy of sites yet'));

  const timers = [
    every(TICK_MS, () => {
      sites.tick();
      for (const session of open) session.tick();
    }),
    every(PRESENCE_BEAT_MS, () => run(beat)),
    every(CHECK_EVERY_MS, () => run(checks.checkAll)),
  ];

  async function beat(): Promise<void> {
    if ((await presence.beat()) !== 'restored') return;
    log.warn('presence was lost and is restored; every instance looks at the records again');
    await tellOthers(channel, { lookAgain: true });
    await lookAgain();
  }

  async function tellOthers(to: InstanceChannel, batch: InstanceBatch): Promise<void> {
    const others = await presence.locate([]);
    await Promise.all(Array.from(others.keys(), (id) => to.tell(id, batch)));
  }

  return {
    instanceId,
    metrics,
    deliver: createDeliver({ audiences, presence, channel, metrics, now: ports.now }),
    async siteChanged(state) {
      sites.learn(state);
      // Fails while Redis is away; the consumer then repeats the event until it is back.
      await sites.save(state.siteId);
      await tellOthers(channel, { sites: [sites.known(state.siteId)] });
    },
    connect(socket) {
      const session = openSession(ports, ids.next(), socket);
      open.add(session);
      return session;
    },
    connections: () => open.size,
    async drain() {
      const pauseMs = config.DRAIN_MS / Math.max(1, open.size);
      let waitedMs = 0;
      for (const session of open) {
        session.end('restart');
        waitedMs += pauseMs;
        if (waitedMs < TIMER_MS) continue;
        await delay(waitedMs);
        waitedMs = 0;
      }
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await snapshots.close();
      await channel.close();
      await presence.stop().catch(() => log.warn('presence ends by its own time limit'));
    },
  };
}

/** Waits below this are gathered: timers are not more exact than that. */
const TIMER_MS = 10;

function every(ms: number, work: () => void): NodeJS.Timeout {
  const timer = setInterval(work, ms);
  timer.unref();
  return timer;
}
