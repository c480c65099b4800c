/**
 * Who of this instance hears what. Lookups are by the audience's own name, so a message costs what
 * its readers cost, not what all connections cost.
 */

import type { Principal } from './domain/destinations.ts';
import { destinationText, mayHearQueue } from './domain/destinations.ts';
import type { Audience, Delivery } from './domain/live-message.ts';
import { createIndex } from './index-of.ts';
import type { RenderedMessage } from './stomp/frame-writer.ts';
import { renderMessage } from './stomp/frame-writer.ts';
import type { Session } from './stomp/session.ts';
import type { Subscription } from './stomp/subscriptions.ts';

/** One subscription and the connection it belongs to. */
export type Reader = { session: Session; subscription: Subscription };

export type Audiences = {
  /** Knows a connection by its member and session, before it subscribes to anything. */
  enter(session: Session, principal: Principal): void;
  /** Forgets a connection and all its subscriptions. */
  leave(session: Session): void;
  subscribe(reader: Reader): void;
  unsubscribe(subscription: Subscription): void;
  /** Sends to every reader of this instance; answers how many frames left. */
  deliver(delivery: Delivery): number;
  connectionsOfMember(memberId: string): number;
  /** Members with a connection here, for the presence map. */
  members: () => string[];
  /** Connections that stand on a login, for checks of its state. */
  sessions(): Session[];
  subscriptions: () => number;
};

export function createAudiences(): Audiences {
  const byMember = createIndex<Session>();
  const bySession = createIndex<Session>();
  const byChannel = createIndex<Reader>();
  const readers = new Map<Subscription, Reader>();

  function forget(subscription: Subscription): void {
    const reader = readers.get(subscription);
    if (!reader) return;
    readers.delete(subscription);
    byChannel.remove(destinationText(subscription.destination), reader);
  }

  function* readersOf(audience: Audience): Iterable<Reader> {
    switch (audience.kind) {
      case 'member':
        for (const session of byMember.of(audience.memberId)) {
          for (const subscription of session.subscriptions.all()) {
            if (subscription.destination.kind === 'token') yield { session, subscription };
          }
        }
        return;
      case 'session':
        yield* byChannel.of(destinationText({ kind: 'token', sessionId: audience.sessionId }));
        return;
      case 'site':
        yield* byChannel.of(destinationText({ kind: 'site', siteId: audience.siteId }));
        return;
      case 'operators':
        for (const reader of byChannel.of(
          destinationText({ kind: 'admin', siteId: audience.siteId }),
        )) {
          const { principal } = reader.session;
          if (principal && mayHearQueue(principal, audience.queue)) yield reader;
        }
        return;
      default:
        audience satisfies never;
    }
  }

  return {
    enter(session, principal) {
      if (principal.kind === 'guest') return;
      bySession.add(principal.sessionId, session);
      if (principal.kind === 'member') byMember.add(principal.memberId, session);
    },
    leave(session) {
      for (const subscription of session.subscriptions.all()) forget(subscription);
      const { principal } = session;
      if (!principal || principal.kind === 'guest') return;
      bySession.remove(principal.sessionId, session);
      if (principal.kind === 'member') byMember.remove(principal.memberId, session);
    },
    subscribe(reader) {
      readers.set(reader.subscription, reader);
      byChannel.add(destinationText(reader.subscription.destination), reader);
    },
    unsubscribe: forget,
    deliver({ audience, message, ends }) {
      let rendered: RenderedMessage | null = null;
      let sent = 0;
      for (const { session, subscription } of readersOf(audience)) {
        // Most events are of members who are not here: those are not even serialised.
        rendered ??= renderMessage(message);
        if (session.deliver(rendered, subscription)) sent += 1;
      }
      if (ends && audience.kind === 'session') {
        for (const session of bySession.of(audience.sessionId)) session.end(ends);
      }
      return sent;
    },
    connectionsOfMember: (memberId) => byMember.of(memberId).size,
    members: () => byMember.names(),
    sessions: () => bySession.all(),
    subscriptions: () => readers.size,
  };
}
