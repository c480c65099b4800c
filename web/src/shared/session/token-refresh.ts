import { isServerClockKnown, serverNow } from '../format/server-clock.ts';
import type { SessionStore } from './session-store.ts';

export const refreshEveryMs = 6_600_000;
export const refreshBeforeEndMs = 5 * 60_000;
const lookEveryMs = 15_000;
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** A session that ends when nobody uses it is renewed after so long, if somebody did. */
export const useEveryMs = 5 * 60_000;

/** Whether a token that is so old and is good for so much longer is to be renewed. */
export function isRefreshDue({ ageMs, leftMs }: { ageMs: number; leftMs: number }): boolean {
  return ageMs >= refreshEveryMs || leftMs <= refreshBeforeEndMs;
}

/** How long it is good for by the server's clock; before that is known nothing is said of it. */
function leftOf(expiresAt: string): number {
  return isServerClockKnown() ? Date.parse(expiresAt) - serverNow() : Infinity;
}

/**
 * Renews the token while logged in, or only while somebody uses the page. A browser throttles long timers in a hidden tab, so the clock
 * is looked at often instead of being trusted once.
 */
export function startTokenRefresh(
  session: SessionStore,
  renew: () => Promise<{ token: string; expiresAt: string }>,
  { onlyWhenUsed = false } = {},
): () => void {
  let token = session.get()?.token;
  let gotAt = Date.now();
  let asking = false;
  let usedAt = 0;

  async function look(): Promise<void> {
    const present = session.get();
    if (present?.token !== token) {
      token = present?.token;
      gotAt = Date.now();
    }
    if (present === null || asking) return;
    const now = Date.now();
    const isDue = onlyWhenUsed
      ? usedAt > gotAt && now - gotAt >= useEveryMs
      : isRefreshDue({ ageMs: now - gotAt, leftMs: leftOf(present.expiresAt) });
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

  const timer = setInterval(() => void look(), lookEveryMs);
  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  const onUse = () => {
    usedAt = Date.now();
  };
  for (const event of uses) document.addEventListener(event, onUse, { passive: true });
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    for (const event of uses) document.removeEventListener(event, onUse);
  };
}
