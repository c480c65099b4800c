/**
 * Who reads what: lookups by the audience's own name, so a message costs what its readers cost, not
 * what all connections cost. Plain loops, because all events of the site pass here.
 */

import { destinationText, mayReadQueue } from '../domain/destinations.ts';
import type { Audience } from '../domain/live-message.ts';
import type { Destination } from '../domain/principal.ts';
import type { Session } from '../stomp/session-types.ts';
import type { Subscription } from '../stomp/subscriptions.ts';
import { createMultiIndex } from './multi-index.ts';

/** One subscription and the connection it belongs to. */
export type Reader = { session: Session; subscription: Subscription };

export type Readership = {
  add(reader: Reader): void;
  remove(reader: Reader): void;
  /** Hands over every reader of an audience. */
  visit(audience: Audience, take: (reader: Reader) => void): void;
};

export function createReadership(): Readership {
  const byDestination = createMultiIndex<Reader>();
  // Nearly all events are a member's: their readers are found without asking each connection.
  const byMember = createMultiIndex<Reader>();

  function change(how: 'add' | 'remove', reader: Reader): void {
    const { destination } = reader.subscription;
    const { principal } = reader.session;
    byDestination[how](destinationText(destination), reader);
    if (destination.kind !== 'token' || principal?.kind !== 'member') return;
    byMember[how](principal.memberId, reader);
  }

  const of = (destination: Destination) => byDestination.of(destinationText(destination));

  return {
    add: (reader) => change('add', reader),
    remove: (reader) => change('remove', reader),
    visit(audience, take) {
      switch (audience.kind) {
        case 'member':
          for (const reader of byMember.of(audience.memberId)) take(reader);
          return;
        case 'session':
          for (const reader of of({ kind: 'token', sessionId: audience.sessionId })) take(reader);
          return;
        case 'site':
          for (const reader of of({ kind: 'site', siteId: audience.siteId })) take(reader);
          return;
        // Each gets a message of their own: delivery/unread-counts.ts.
        case 'members':
          return;
        case 'draw':
          for (const reader of of({ kind: 'draw', gameId: audience.gameId })) take(reader);
          return;
        case 'fixture':
          for (const reader of of({ kind: 'fixture', fixtureId: audience.fixtureId })) take(reader);
          return;
        case 'sport':
          for (const reader of of({ kind: 'sport' })) take(reader);
          return;
        case 'operators':
          for (const reader of of({ kind: 'admin', siteId: audience.siteId })) {
            const { principal } = reader.session;
            if (principal && mayReadQueue(principal, audience.queue)) take(reader);
          }
          return;
        default:
          audience satisfies never;
      }
    },
  };
}
