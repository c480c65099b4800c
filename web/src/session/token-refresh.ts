import type { SessionStore } from './session-store.ts';

export const refreshEveryMs = 6_600_000;
export const refreshBeforeEndMs = 5 * 60_000;
const lookEveryMs = 15_000;

/** Whether a token that was got at `gotAt` and ends at `endsAt` is to be renewed at `now`. */
export function isRefreshDue(times: { gotAt: number; endsAt: number; now: number }): boolean {
  return (
    times.now - times.gotAt >= refreshEveryMs || times.endsAt - times.now <= refreshBeforeEndMs
  );
}

/**
 * Renews the token while logged in. A browser throttles long timers in a hidden tab, so the clock
 * is looked at often instead of being trusted once.
 */
export function startTokenRefresh(
  session: SessionStore,
  renew: () => Promise<{ token: string; expiresAt: string }>,
): () => void {
  let token = session.get()?.token;
  let gotAt = Date.now();
  let asking = false;

  async function look(): Promise<void> {
    const present = session.get();
    if (present?.token !== token) {
      token = present?.token;
      gotAt = Date.now();
    }
    if (present === null || asking) return;
    const endsAt = Date.parse(present.expiresAt);
    if (!isRefreshDue({ gotAt, endsAt, now: Date.now() })) return;
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
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
