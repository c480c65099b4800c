/** The connections of this instance, by whom they belong to, and what is sent to them. */

import type { Delivery } from '../domain/live-message.ts';
import type { Principal } from '../domain/principal.ts';
import { type RenderedMessage, renderMessage } from '../stomp/frame-writer.ts';
import type { Session } from '../stomp/session-types.ts';
import type { Subscription } from '../stomp/subscriptions.ts';
import { createMultiIndex } from './multi-index.ts';
import { createReadership, type Reader } from './readership.ts';

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
  const byMember = createMultiIndex<Session>();
  const bySession = createMultiIndex<Session>();
  const readership = createReadership();
  const readers = new Map<Subscription, Reader>();

  function forget(subscription: Subscription): void {
    const reader = readers.get(subscription);
    if (!reader) return;
    readers.delete(subscription);
    readership.remove(reader);
  }

  function keep(change: 'add' | 'remove', session: Session, principal: Principal): void {
    if (principal.kind === 'guest') return;
    bySession[change](principal.sessionId, session);
    if (principal.kind === 'member') byMember[change](principal.memberId, session);
  }

  return {
    enter: (session, principal) => keep('add', session, principal),
    leave(session) {
      for (const subscription of session.subscriptions.all()) forget(subscription);
      if (session.principal) keep('remove', session, session.principal);
    },
    subscribe(reader) {
      readers.set(reader.subscription, reader);
      readership.add(reader);
    },
    unsubscribe: forget,
    deliver({ audience, message, ends }) {
      let rendered: RenderedMessage | null = null;
      let sent = 0;
      readership.visit(audience, ({ session, subscription }) => {
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
