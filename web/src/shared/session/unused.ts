/** What somebody at a page does with it. Assistive technology presses and dictates without a pointer or a key. */
export const useEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'input',
  'click',
] as const;

export type Place = { x: number; y: number } | null;

/**
 * Whether an event is use. What a script sends is not; nor is a move of a pointer that lies still: browsers send
 * some as a page moves beneath it.
 */
export function isUse(
  event: { type: string; isTrusted: boolean },
  pointer: { at: Place; before: Place },
): boolean {
  if (!event.isTrusted) return false;
  if (event.type !== 'pointermove') return true;
  const { at, before } = pointer;
  return at !== null && before !== null && (at.x !== before.x || at.y !== before.y);
}

/** Whether a session was used by nobody for its idle time. */
export function isUnused(times: { usedAt: number; now: number; idleMs: number }): boolean {
  return times.now - times.usedAt >= times.idleMs;
}

/** The server counts from the last renewal: it ends a session at most this part of its idle time later than a tab. */
const renewalsInIdle = 6;

/** Whether a session that was used since its last renewal is to be renewed, so that the server knows. */
export function isUseRenewalDue(times: {
  usedAt: number;
  gotAt: number;
  now: number;
  idleMs: number;
}): boolean {
  return isUsedSince(times) && times.now - times.gotAt >= times.idleMs / renewalsInIdle;
}

export function isUsedSince({ usedAt, gotAt }: { usedAt: number; gotAt: number }): boolean {
  return usedAt > gotAt;
}
