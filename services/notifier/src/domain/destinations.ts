import { type Destination, type Principal, type QueueKind, queuePermissions } from './principal.ts';

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

/** An operator reads a queue only with the permission to open it. */
export function mayReadQueue(principal: Principal, queue: QueueKind): boolean {
  return principal.kind === 'operator' && principal.permissions.includes(queuePermissions[queue]);
}
