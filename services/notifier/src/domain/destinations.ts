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
  /** Whether the odds feed is heard, the same on every site. */
  | { kind: 'sport' };

export type SubscribeDecision =
  | { allowed: true; destination: Destination }
  | { allowed: false; code: 'H401' | 'H403' | 'H404'; reason: string };

export const queueKinds = ['deposit', 'withdrawal', 'signup', 'adjustment'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** What an operator must be permitted to do to hear of each queue. */
export const queuePermissions = {
  deposit: 'cash.read',
  withdrawal: 'cash.read',
  signup: 'members.read',
  adjustment: 'cash.adjust',
} as const satisfies Record<QueueKind, string>;

/** `/topic/<kind>/<id>`; ids are UUIDs or site names, so anything else is no destination of ours. */
const destinationPattern = /^\/topic\/(token|site|admin)\/([A-Za-z0-9_.-]{1,64})$/;

/** Mini games with a topic of their own: `/topic/powerball`. */
const drawPattern = /^\/topic\/(powerball|speedpowerball|powerladder|speedkino|kinoladder)$/;

/** A fixture by the name that the odds feed gives it: `/topic/fixture/sr:match:1004`. */
const fixturePattern = /^\/topic\/fixture\/([A-Za-z0-9_.:-]{1,80})$/;

const SPORT = '/topic/sport';

/** Reads a destination header; null when no such channel exists. */
export function parseDestination(text: string): Destination | null {
  const gameId = drawPattern.exec(text)?.[1];
  if (gameId !== undefined) return { kind: 'draw', gameId };
  if (text === SPORT) return { kind: 'sport' };
  const fixtureId = fixturePattern.exec(text)?.[1];
  if (fixtureId !== undefined) return { kind: 'fixture', fixtureId };
  const match = destinationPattern.exec(text);
  const id = match?.[2];
  if (!match || id === undefined) return null;
  if (match[1] === 'token') return { kind: 'token', sessionId: id };
  if (match[1] === 'site') return { kind: 'site', siteId: id };
  return { kind: 'admin', siteId: id };
}

/** The text a destination is subscribed and addressed by. */
export function destinationText(destination: Destination): string {
  if (destination.kind === 'draw') return `/topic/${destination.gameId}`;
  if (destination.kind === 'sport') return SPORT;
  if (destination.kind === 'fixture') return `/topic/fixture/${destination.fixtureId}`;
  const id = destination.kind === 'token' ? destination.sessionId : destination.siteId;
  return `/topic/${destination.kind}/${id}`;
}

/** Decides whether this principal may subscribe to the destination its frame names. */
export function decideSubscribe(principal: Principal, text: string): SubscribeDecision {
  const destination = parseDestination(text);
  if (!destination) return { allowed: false, code: 'H404', reason: 'There is no such destination' };
  switch (destination.kind) {
    case 'token':
      return decideToken(principal, destination);
    case 'site':
      return decideSite(principal, destination);
    case 'admin':
      return decideAdmin(principal, destination);
    case 'draw':
    case 'fixture':
    case 'sport':
      return { allowed: true, destination };
    default:
      return destination satisfies never;
  }
}

/** An operator hears of a queue only with the permission to open it. */
export function mayHearQueue(principal: Principal, queue: QueueKind): boolean {
  return principal.kind === 'operator' && principal.permissions.includes(queuePermissions[queue]);
}

function decideToken(principal: Principal, destination: Destination & { kind: 'token' }) {
  if (principal.kind === 'guest') {
    return { allowed: false, code: 'H401', reason: 'This destination needs a login' } as const;
  }
  if (principal.sessionId !== destination.sessionId) {
    return {
      allowed: false,
      code: 'H403',
      reason: 'This destination belongs to another session',
    } as const;
  }
  return { allowed: true, destination } as const;
}

function decideSite(principal: Principal, destination: Destination & { kind: 'site' }) {
  if (principal.siteId === destination.siteId) return { allowed: true, destination } as const;
  return {
    allowed: false,
    code: 'H403',
    reason: 'This destination belongs to another site',
  } as const;
}

function decideAdmin(principal: Principal, destination: Destination & { kind: 'admin' }) {
  const permitted =
    principal.siteId === destination.siteId &&
    queueKinds.some((queue) => mayHearQueue(principal, queue));
  if (permitted) return { allowed: true, destination } as const;
  return {
    allowed: false,
    code: 'H403',
    reason: 'This destination is for operators of its site with permission to read a queue',
  } as const;
}
