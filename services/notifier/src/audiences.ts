/**
 * Who of this instance hears what. Lookups are by the audience's own name, so a message costs what
 * its readers cost, not what all connections cost.
 */

import type { Destination, Principal, QueueKind } from './domain/destinations.ts';
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
  // Nearly all events are a member's: their readers are found without asking each connection.
  const byReadingMember = createIndex<Reader>();
  const readers = new Map<Subscription, Reader>();

  function forget(subscription: Subscription): void {
    const reader = readers.get(subscription);
    if (!reader) return;
    readers.delete(subscription);
    list('remove', reader);
  }

  function list(change: 'add' | 'remove', reader: Reader): void {
    const { destination } = reader.subscription;
    byChannel[change](destinationText(destination), reader);
    const { principal } = reader.session;
    if (destination.kind !== 'token' || principal?.kind !== 'member') return;
    byReadingMember[change](principal.memberId, reader);
  }

  function keep(change: 'add' | 'remove', session: Session, principal: Principal): void {
    if (principal.kind === 'guest') return;
    bySession[change](principal.sessionId, session);
    if (principal.kind === 'member') byMember[change](principal.memberId, session);
  }

  /** Hands every reader of an audience to `visit`; plain loops, because all events pass here. */
  function visitReaders(audience: Audience, visit: Visit): void {
    switch (audience.kind) {
      case 'member':
        visitAll(byReadingMember.of(audience.memberId), visit);
        return;
      case 'session':
        visitChannel({ kind: 'token', sessionId: audience.sessionId }, visit);
        return;
      case 'site':
        visitChannel({ kind: 'site', siteId: audience.siteId }, visit);
        return;
      case 'operators':
        visitChannel({ kind: 'admin', siteId: audience.siteId }, (session, subscription) => {
          if (hears(session, audience.queue)) visit(session, subscription);
        });
        return;
      default:
        audience satisfies never;
    }
  }

  function visitChannel(destination: Destination, visit: Visit): void {
    visitAll(byChannel.of(destinationText(destination)), visit);
  }

  return {
    enter: (session, principal) => keep('add', session, principal),
    leave(session) {
      for (const subscription of session.subscriptions.all()) forget(subscription);
      if (session.principal) keep('remove', session, session.principal);
    },
    subscribe(reader) {
      readers.set(reader.subscription, reader);
      list('add', reader);
    },
    unsubscribe: forget,
    deliver({ audience, message, ends }) {
      let rendered: RenderedMessage | null = null;
      let sent = 0;
      visitReaders(audience, (session, subscription) => {
        // Most events are of members who are not here: those are not even serialised.
        rendered ??= renderMessage(message);
        if (session.deliver(rendered, subscription)) sent += 1;
      });
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

type Visit = (session: Session, subscription: Subscription) => void;

function visitAll(readers: ReadonlySet<Reader>, visit: Visit): void {
  for (const { session, subscription } of readers) visit(session, subscription);
}

function hears({ principal }: Session, queue: QueueKind): boolean {
  return principal !== null && mayHearQueue(principal, queue);
}
