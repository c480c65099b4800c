import type { SessionStore } from './session-store.ts';

export const refreshEveryMs = 6_600_000;
export const refreshBeforeEndMs = 5 * 60_000;
const lookEveryMs = 15_000;
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/** A session that ends when nobody uses it is renewed after so long, if somebody did. */
export const useEveryMs = 5 * 60_000;

/** Whether a token that was got at `gotAt` and ends at `endsAt` is to be renewed at `now`. */
export function isRefreshDue(times: { gotAt: number; endsAt: number; now: number }): boolean {
  return (
    times.now - times.gotAt >= refreshEveryMs || times.endsAt - times.now <= refreshBeforeEndMs
  );
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
      : isRefreshDue({ gotAt, endsAt: Date.parse(present.expiresAt), now });
    if (!isDue) return;
    asking = true;
    try {
      session.renew(await renew());
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
