/**
 * Invariant: nobody reads a channel that is not theirs. A private channel belongs to one session,
 * an operators' channel to the operators of one site, a public channel to everyone of one site;
 * what is not listed here cannot be subscribed to.
 */

/** Who is behind a connection, taken from a verified token or a site's key. */
export type Principal =
  | { kind: 'guest'; siteId: string }
  | { kind: 'member'; siteId: string; sessionId: string; memberId: string }
  | {
      kind: 'operator';
      siteId: string;
      sessionId: string;
      operatorId: string;
      permissions: readonly string[];
    };

export type Destination =
  | { kind: 'token'; sessionId: string }
  | { kind: 'site'; siteId: string }
  | { kind: 'admin'; siteId: string }
  /** The results of one mini game, the same on every site. */
  | { kind: 'draw'; gameId: string }
  /** What is offered on one fixture, the same on every site. */
  | { kind: 'fixture'; fixtureId: string }
  /** Whether the odds feed is up, the same on every site. */
  | { kind: 'sport' };

export const queueKinds = ['deposit', 'withdrawal', 'signup', 'adjustment', 'inquiry'] as const;

export type QueueKind = (typeof queueKinds)[number];

/** What an operator must be permitted to do to read each queue. */
export const queuePermissions = {
  deposit: 'cash.read',
  withdrawal: 'cash.read',
  signup: 'members.read',
  adjustment: 'cash.adjust',
  inquiry: 'inquiries.answer',
} as const satisfies Record<QueueKind, string>;
