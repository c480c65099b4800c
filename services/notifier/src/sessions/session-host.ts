/** What a STOMP session reaches of this instance: who it is for, who reads it, what it is sent. */

import type { ServiceBase } from '@noriter/kit/service';
import type { SessionState } from '@noriter/kit/session-state';
import type { NotifierConfig } from '../config.ts';
import type { Audiences } from '../delivery/audiences.ts';
import type { Principal } from '../domain/principal.ts';
import type { Presence } from '../presence/presence.ts';
import { type SnapshotDeps, sendSnapshot } from '../snapshots/send-snapshot.ts';
import { createNetworkBudgets, type NetworkLimits } from '../stomp/network-budgets.ts';
import type { Failure, Session, SessionHost, SessionSettings } from '../stomp/session-types.ts';
import type { WaitingBytes } from '../stomp/waiting-bytes.ts';
import { identify } from './authentication.ts';
import type { Entry } from './entry.ts';
import { failureOf, stateUnknown } from './session-states.ts';

/** How often heart-beats, deadlines and maintenance windows are looked at. */
export const TICK_MS = 500;

export type SessionHostDeps = SnapshotDeps & {
  base: ServiceBase<NotifierConfig>;
  audiences: Audiences;
  presence: Presence;
  waiting: WaitingBytes;
  entry: Entry;
  stateOf: (sessionId: string) => Promise<SessionState | null>;
  gone(session: Session): void;
};

export function createSessionHost(deps: SessionHostDeps): SessionHost {
  const { base, audiences, presence, metrics } = deps;
  const { config, log, clock } = base;
  const now = () => performance.now();
  const failed = (error: unknown) => log.error({ err: error }, 'a live session failed');
  return {
    settings: settingsOf(config),
    now,
    waitingBytesMax: () => deps.waiting.ofOne(),
    budgets: createNetworkBudgets(now, networkLimitsOf(config)),
    identify: (headers, address) => identify(config, { headers, address, now: clock.now() }),
    admit: (session, principal) => admit(deps, session, principal),
    subscribed(session, subscription) {
      audiences.subscribe({ session, subscription });
      sendSnapshot(deps, session, subscription).catch(failed);
    },
    unsubscribed: (_session, subscription) => audiences.unsubscribe(subscription),
    left(session, reason) {
      const { principal } = session;
      audiences.leave(session);
      if (principal?.kind === 'member' && audiences.connectionsOfMember(principal.memberId) === 0) {
        presence.leave(principal.memberId);
      }
      metrics.closed(reason);
      deps.gone(session);
    },
    failed,
  };
}

async function admit(
  { base, audiences, presence, entry, stateOf }: SessionHostDeps,
  session: Session,
  principal: Principal,
): Promise<Failure | null> {
  const refused = entry.judge(principal, session.address);
  if (refused || principal.kind === 'guest') return refused;
  const connectionsMax = base.config.CONNECTIONS_PER_MEMBER_MAX;
  if (
    principal.kind === 'member' &&
    audiences.connectionsOfMember(principal.memberId) >= connectionsMax
  ) {
    const reason = `A member may have ${connectionsMax} connections`;
    return { code: 'L004', reason, close: 'tooMany' };
  }
  // Reachable first, checked second: a session that ends in between gets its LOGOUT.
  audiences.enter(session, principal);
  if (principal.kind === 'member') await presence.join(principal.memberId);
  const state = await stateOf(principal.sessionId);
  return state ? failureOf(state) : stateUnknown;
}

function networkLimitsOf(config: NotifierConfig): NetworkLimits {
  return {
    framesBurst: config.FRAMES_PER_ADDRESS_BURST,
    framesPerSecond: config.FRAMES_PER_ADDRESS_PER_SECOND,
    subscriptionsMax: config.SUBSCRIPTIONS_PER_ADDRESS_MAX,
  };
}

function settingsOf(config: NotifierConfig): SessionSettings {
  return {
    frameBytesMax: config.FRAME_BYTES_MAX,
    headerCountMax: config.HEADERS_MAX,
    headerBytesMax: config.HEADER_BYTES_MAX,
    subscriptionsMax: config.SUBSCRIPTIONS_MAX,
    framesBurst: config.FRAMES_BURST,
    framesPerSecond: config.FRAMES_PER_SECOND,
    connectTimeoutMs: config.CONNECT_TIMEOUT_MS,
    heartBeatMs: config.HEART_BEAT_MS,
    tickMs: TICK_MS,
  };
}
