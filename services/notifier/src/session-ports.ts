/** What a STOMP session reaches of this instance: who it is for, who hears it, what it is sent. */

import type { ServiceBase } from '@noriter/kit/service';
import type { SessionState } from '@noriter/kit/session-state';

import type { Audiences } from './audiences.ts';
import { failureOf, identify, stateUnknown } from './authentication.ts';
import type { NotifierConfig } from './config.ts';
import type { Principal } from './domain/destinations.ts';
import type { Presence } from './presence.ts';
import type { PresentStateParts } from './present-state.ts';
import { sendPresentState } from './present-state.ts';
import type { Failure, Session, SessionPorts, SessionSettings } from './stomp/session.ts';

/** How often heart-beats, deadlines and maintenance windows are looked at. */
export const TICK_MS = 500;

export type SessionPortsParts = PresentStateParts & {
  base: ServiceBase<NotifierConfig>;
  audiences: Audiences;
  presence: Presence;
  stateOf: (sessionId: string) => Promise<SessionState | null>;
  gone(session: Session): void;
};

export function createSessionPorts(parts: SessionPortsParts): SessionPorts {
  const { base, audiences, presence, metrics } = parts;
  const { config, log, clock } = base;
  const failed = (error: unknown) => log.error({ err: error }, 'a live session failed');
  return {
    settings: settingsOf(config),
    now: () => performance.now(),
    identify: (headers) => identify(config, headers, clock.now()),
    admit: (session, principal) => admit(parts, session, principal),
    subscribed(session, subscription) {
      audiences.subscribe({ session, subscription });
      sendPresentState(parts, session, subscription).catch(failed);
    },
    unsubscribed: (_session, subscription) => audiences.unsubscribe(subscription),
    left(session, reason) {
      const { principal } = session;
      audiences.leave(session);
      if (principal?.kind === 'member' && audiences.connectionsOfMember(principal.memberId) === 0) {
        presence.leave(principal.memberId);
      }
      metrics.closed(reason);
      parts.gone(session);
    },
    failed,
  };
}

async function admit(
  { base, audiences, presence, stateOf }: SessionPortsParts,
  session: Session,
  principal: Principal,
): Promise<Failure | null> {
  if (principal.kind === 'guest') return null;
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

function settingsOf(config: NotifierConfig): SessionSettings {
  return {
    frameBytesMax: config.FRAME_BYTES_MAX,
    headerCountMax: config.HEADERS_MAX,
    headerBytesMax: config.HEADER_BYTES_MAX,
    subscriptionsMax: config.SUBSCRIPTIONS_MAX,
    bufferedBytesMax: config.BUFFERED_BYTES_MAX,
    connectTimeoutMs: config.CONNECT_TIMEOUT_MS,
    heartBeatMs: config.HEART_BEAT_MS,
    tickMs: TICK_MS,
  };
}
