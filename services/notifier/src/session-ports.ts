/** What a STOMP session reaches of this instance: who it is for, who hears it, what it is sent. */

import type { ServiceBase } from '@noriter/kit/service';
import type { SessionState } from '@noriter/kit/session-state';

import type { Audiences } from './audiences.ts';
import { failureOf, identify, stateUnknown } from './authentication.ts';
import type { NotifierConfig } from './config.ts';
import type { Principal, QueueKind } from './domain/destinations.ts';
import { mayHearQueue } from './domain/destinations.ts';
import type { LiveMessage } from './domain/live-message.ts';
import { cashMessage } from './domain/live-message.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { Presence } from './presence.ts';
import type { SiteStates } from './site-states.ts';
import type { Snapshots } from './snapshots.ts';
import { renderMessage } from './stomp/frame-writer.ts';
import type { Failure, Session, SessionPorts } from './stomp/session.ts';
import type { Subscription } from './stomp/subscriptions.ts';

/** How often heart-beats, deadlines and maintenance windows are looked at. */
export const TICK_MS = 500;

export type LiveSessionPorts = SessionPorts & {
  /** Sends the present state to every subscription again. */
  refresh(session: Session): void;
};

export function createSessionPorts(input: {
  base: ServiceBase<NotifierConfig>;
  audiences: Audiences;
  presence: Presence;
  snapshots: Snapshots;
  sites: SiteStates;
  metrics: LiveMetrics;
  stateOf(sessionId: string): Promise<SessionState | null>;
  gone(session: Session): void;
}): LiveSessionPorts {
  const { base, audiences, presence, metrics } = input;
  const { config, log, clock } = base;

  async function admit(session: Session, principal: Principal): Promise<Failure | null> {
    if (principal.kind === 'guest') return null;
    if (
      principal.kind === 'member' &&
      audiences.connectionsOfMember(principal.memberId) >= config.CONNECTIONS_PER_MEMBER_MAX
    ) {
      const reason = `A member may have ${config.CONNECTIONS_PER_MEMBER_MAX} connections`;
      return { code: 'L004', reason, close: 'tooMany' };
    }
    // Reachable first, checked second: a session that ends in between gets its LOGOUT.
    audiences.enter(session, principal);
    if (principal.kind === 'member') await presence.join(principal.memberId);
    const state = await input.stateOf(principal.sessionId);
    return state ? failureOf(state) : stateUnknown;
  }

  function send(session: Session, subscription: Subscription, message: LiveMessage): void {
    session.deliver(renderMessage(message), subscription);
  }

  async function sendBalance(session: Session, subscription: Subscription): Promise<void> {
    const { principal } = session;
    if (principal?.kind !== 'member') return;
    const { memberId } = principal;
    const wanted = () => session.phase === 'connected' && isOpen(session, subscription);
    const balance = await input.snapshots.balanceOf(memberId, wanted);
    if (balance) {
      const id = `balance-${memberId}-${balance.version}`;
      send(session, subscription, cashMessage(id, balance));
    } else if (wanted()) metrics.snapshotMissed();
  }

  function sendState(session: Session, subscription: Subscription): void {
    const { destination } = subscription;
    switch (destination.kind) {
      case 'token':
        sendBalance(session, subscription).catch(failed);
        return;
      case 'site':
        for (const message of input.sites.snapshot(destination.siteId)) {
          send(session, subscription, message);
        }
        return;
      case 'admin':
        for (const queue of queues) {
          if (session.principal && mayHearQueue(session.principal, queue)) {
            const id = `queue-${queue}-${subscription.id}`;
            send(session, subscription, { id, cmd: 'QUEUE', data1: queue, data2: '' });
          }
        }
        return;
      default:
        destination satisfies never;
    }
  }

  function failed(error: unknown): void {
    log.error({ err: error }, 'a live session failed');
  }

  return {
    settings: {
      frameBytesMax: config.FRAME_BYTES_MAX,
      headerCountMax: config.HEADERS_MAX,
      headerBytesMax: config.HEADER_BYTES_MAX,
      subscriptionsMax: config.SUBSCRIPTIONS_MAX,
      bufferedBytesMax: config.BUFFERED_BYTES_MAX,
      connectTimeoutMs: config.CONNECT_TIMEOUT_MS,
      heartBeatMs: config.HEART_BEAT_MS,
      tickMs: TICK_MS,
    },
    now: () => performance.now(),
    identify: (headers) => identify(config, headers, clock.now()),
    admit,
    subscribed(session, subscription) {
      audiences.subscribe({ session, subscription });
      sendState(session, subscription);
    },
    unsubscribed: (_session, subscription) => audiences.unsubscribe(subscription),
    left(session, reason) {
      const { principal } = session;
      audiences.leave(session);
      if (principal?.kind === 'member' && audiences.connectionsOfMember(principal.memberId) === 0) {
        presence.leave(principal.memberId);
      }
      metrics.closed(reason);
      input.gone(session);
    },
    failed,
    refresh(session) {
      for (const subscription of session.subscriptions.all()) {
        // A site's readers are told what changed when its state is read again.
        if (subscription.destination.kind !== 'site') sendState(session, subscription);
      }
    },
  };
}

const queues: readonly QueueKind[] = ['deposit', 'withdrawal', 'signup'];

function isOpen(session: Session, subscription: Subscription): boolean {
  for (const one of session.subscriptions.all()) if (one === subscription) return true;
  return false;
}
