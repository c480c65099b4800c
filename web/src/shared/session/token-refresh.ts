import { isServerClockKnown, serverNow } from '../format/server-clock.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';
import { isUsedSince, isUseRenewalDue } from './unused.ts';

export const refreshEveryMs = 6_600_000;
export const refreshBeforeEndMs = 5 * 60_000;

/** Whether a token that is so old and is good for so much longer is to be renewed. */
export function isRefreshDue({ ageMs, leftMs }: { ageMs: number; leftMs: number }): boolean {
  return ageMs >= refreshEveryMs || leftMs <= refreshBeforeEndMs;
}

/** How long it is good for by the server's clock; before that is known nothing is said of it. */
function leftOf(expiresAt: string): number {
  return isServerClockKnown() ? Date.parse(expiresAt) - serverNow() : Infinity;
}

export type Renewing = {
  session: SessionStore;
  idleMs: number;
  renew: () => Promise<{ token: string; expiresAt: string }>;
};

/** Renews the token of a session in time, if it was used since the last renewal of any tab. */
export function renewing({ session, idleMs, renew }: Renewing) {
  let asking = false;
  let gotAt = Date.now();
  // When another tab renewed it, be it one of an older version that leaves no word of its use.
  let seenAt = 0;
  // One that was found in the browser, or got before the clock was set back, is as old as its end says.
  let isOfOtherClock = session.get() !== null;
  const stop = session.state.subscribe((next, before) => {
    if (next.session?.token === before.session?.token) return;
    gotAt = Date.now();
    isOfOtherClock = false;
    if (!asking) seenAt = gotAt;
  });

  function followClock(now: number): void {
    if (gotAt <= now) return;
    gotAt = now;
    isOfOtherClock = true;
  }

  async function look(present: Session, usedAt: number): Promise<void> {
    if (asking) return;
    const now = Date.now();
    followClock(now);
    const leftMs = leftOf(present.expiresAt);
    const since = isOfOtherClock ? Math.min(gotAt, now - idleMs + leftMs) : gotAt;
    const isDue =
      isUseRenewalDue({ usedAt, gotAt: since, now, idleMs }) ||
      (isUsedSince({ usedAt, gotAt: since }) && isRefreshDue({ ageMs: now - since, leftMs }));
    if (!isDue) return;
    asking = true;
    try {
      session.renew(await renew(), present.sessionId);
    } catch {
      // A lost session is ended where every call's failure is seen; anything else is tried again.
    } finally {
      asking = false;
    }
  }

  return { look, stop, seenAt: () => seenAt };
}
