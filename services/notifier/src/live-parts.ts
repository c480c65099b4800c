import type { Logger } from '@noriter/kit/logging';
import type { ServiceBase } from '@noriter/kit/service';

import type { Audiences } from './audiences.ts';
import { createAudiences } from './audiences.ts';
import type { NotifierConfig } from './config.ts';
import type { DrawStates } from './draw-states.ts';
import { createDrawStates } from './draw-states.ts';
import { createFixtureChanges, type FixtureChanges } from './fixture-changes.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { createLiveMetrics } from './live-metrics.ts';
import type { Presence } from './presence.ts';
import { createPresence } from './presence.ts';
import type { SessionChecks } from './session-checks.ts';
import { createSessionChecks } from './session-checks.ts';
import { createSessionPorts } from './session-ports.ts';
import type { SiteStates } from './site-states.ts';
import { createSiteStates } from './site-states.ts';
import type { Snapshots } from './snapshots.ts';
import { createSnapshots } from './snapshots.ts';
import type { Session, SessionPorts } from './stomp/session.ts';

/** What one instance is made of, apart from its channel to the others. */
export type LiveParts = {
  log: Logger;
  /** Every connection, connected or still waiting for its CONNECT. */
  open: Set<Session>;
  audiences: Audiences;
  metrics: LiveMetrics;
  presence: Presence;
  snapshots: Snapshots;
  sites: SiteStates;
  draws: DrawStates;
  fixtures: FixtureChanges;
  checks: SessionChecks;
  ports: SessionPorts;
};

export function createLiveParts(base: ServiceBase<NotifierConfig>): LiveParts {
  const { config, log, redis, ids, clock } = base;
  const open = new Set<Session>();
  const audiences = createAudiences();
  const metrics = createLiveMetrics(base.metrics, {
    connections: () => open.size,
    subscriptions: audiences.subscriptions,
    members: () => audiences.members().length,
  });
  const presence = createPresence({ redis, instanceId: ids.next(), members: audiences.members });
  const remote = (url: string) => ({ url, service: 'notifier', key: config.INTERNAL_KEY });
  const snapshots = createSnapshots(remote(config.WALLET_URL));
  const sites = createSiteStates({
    redis,
    clock,
    tell(siteId, message) {
      const delivery = { audience: { kind: 'site', siteId }, message } as const;
      metrics.sent(delivery, audiences.deliver(delivery));
    },
  });
  const draws = createDrawStates(redis);
  const fixtures = createFixtureChanges(remote(config.BETTING_URL));
  const checks = createSessionChecks({ redis, identity: remote(config.IDENTITY_URL), audiences });
  const ports = createSessionPorts({
    base,
    audiences,
    presence,
    snapshots,
    sites,
    draws,
    fixtures,
    metrics,
    stateOf: checks.stateOf,
    gone: (session) => open.delete(session),
  });
  return {
    log,
    open,
    audiences,
    metrics,
    presence,
    snapshots,
    sites,
    draws,
    fixtures,
    checks,
    ports,
  };
}
