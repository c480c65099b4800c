import { mayReadQueue, parseDestination } from './destinations.ts';
import { type Destination, type Principal, queueKinds } from './principal.ts';

export type SubscribeDecision =
  | { allowed: true; destination: Destination }
  | { allowed: false; code: 'H401' | 'H403' | 'H404'; reason: string };

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
    queueKinds.some((queue) => mayReadQueue(principal, queue));
  if (permitted) return { allowed: true, destination } as const;
  return {
    allowed: false,
    code: 'H403',
    reason: 'This destination is for operators of its site with permission to read a queue',
  } as const;
}
