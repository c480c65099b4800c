import type { Logger } from '@noriter/kit/logging';
import type { ServiceBase } from '@noriter/kit/service';
import type { RemoteService } from '@noriter/kit/service-client';
import type { NotifierConfig } from './config.ts';
import { type Audiences, createAudiences } from './delivery/audiences.ts';
import { createUnreadCounts, type UnreadCounts } from './delivery/unread-counts.ts';
import type { Delivery } from './domain/live-message.ts';
import { instanceMemory } from './instance-memory.ts';
import { createLiveMetrics, type LiveMetrics } from './live-metrics.ts';
import { createPresence, type Presence } from './presence/presence.ts';
import type { Entry } from './sessions/entry.ts';
import { createSessionChecks, type SessionChecks } from './sessions/session-checks.ts';
import { createSessionHost } from './sessions/session-host.ts';
import { type Balances, createBalances } from './snapshots/balances.ts';
import { createDrawStates, type DrawStates } from './snapshots/draw-states.ts';
import { createFairShares, type FairShares } from './snapshots/fair-shares.ts';
import { createFixtureChanges, type FixtureChanges } from './snapshots/fixture-changes.ts';
import { createSiteStates, type SiteStates } from './snapshots/site-states.ts';
import type { Session, SessionHost } from './stomp/session-types.ts';
import type { WaitingBytes } from './stomp/waiting-bytes.ts';

/** Reads of one network that wait for a place: some hundred readers of an internet café. */
const READS_WAITING_MAX = 10_000;

/** What one instance stands on, apart from its end of the instance bus. */
export type LiveDeps = {
  log: Logger;
  /** Every connection, connected or still waiting for its CONNECT. */
  open: Set<Session>;
  /** As many as were asked for, or as the memory of the process holds. */
  connectionsMax: number;
  waiting: WaitingBytes;
  audiences: Audiences;
  metrics: LiveMetrics;
  presence: Presence;
  snapshots: Balances;
  sites: SiteStates;
  draws: DrawStates;
  fixtures: FixtureChanges;
  shares: FairShares;
  checks: SessionChecks;
  unread: UnreadCounts;
  /** Sends to every reader of this instance. */
  deliverHere: (delivery: Delivery) => void;
  host: SessionHost;
};

export function createLiveDeps(base: ServiceBase<NotifierConfig>, entry: Entry): LiveDeps {
  const { config, log, redis, ids, clock } = base;
  const open = new Set<Session>();
  const audiences = createAudiences();
  const metrics = createLiveMetrics(base.metrics, {
    connections: () => open.size,
    subscriptions: audiences.subscriptions,
    members: () => audiences.members().length,
  });
  const presence = createPresence({ redis, instanceId: ids.next(), members: audiences.members });
  const remote = remoteOf(config);
  const snapshots = createBalances(remote(config.WALLET_URL, 'wallet'));
  const sites = createSiteStates({
    redis,
    clock,
    publish(siteId, message) {
      const delivery = { audience: { kind: 'site', siteId }, message } as const;
      metrics.sent(delivery, audiences.deliver(delivery));
    },
  });
  const draws = createDrawStates(redis);
  const fixtures = createFixtureChanges(remote(config.BETTING_URL, 'betting'));
  const shares = createFairShares(config.READS_PER_ADDRESS_MAX, READS_WAITING_MAX);
  const checks = createSessionChecks({
    redis,
    identity: remote(config.IDENTITY_URL, 'identity'),
    open,
    entry,
  });
  const unread = createUnreadCounts(remote(config.BOARD_URL, 'board'), { audiences, metrics });
  const deliverHere = (delivery: Delivery) => {
    const { audience, message } = delivery;
    if (audience.kind !== 'members') {
      metrics.sent(delivery, audiences.deliver(delivery));
      return;
    }
    unread.spread(audience.siteId, message.id).catch((error: unknown) => {
      log.warn({ err: error }, 'members were not notified of a message');
    });
  };
  const parts = {
    log,
    open,
    ...instanceMemory(config),
    audiences,
    metrics,
    presence,
    snapshots,
    sites,
    draws,
    fixtures,
    shares,
    checks,
    unread,
    deliverHere,
  };
  const host = createSessionHost({
    ...parts,
    base,
    entry,
    stateOf: checks.stateOf,
    gone: (session) => open.delete(session),
  });
  return { ...parts, host };
}

/** Other services, as the notifier calls them. */
function remoteOf({ SERVICE_KEY: key }: NotifierConfig) {
  return (url: string, to: RemoteService['to']) => ({ url, to, service: 'notifier', key }) as const;
}
