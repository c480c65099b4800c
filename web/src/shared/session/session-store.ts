import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceStorage } from '../storage/storage.ts';
import { parseSession, type Session, storedSession } from './stored-session.ts';

/**
 * Why a session ended; the screen says something only for those the user did not ask for. One that
 * has lapsed was over before the page was opened: nobody has been put out.
 */
export type SessionEnd = 'logout' | 'lapsed' | 'expired' | 'replaced' | 'revoked' | 'maintenance';

export type SessionStore = {
  get(): Session | null;
  /** Whether there was one since the page was opened: a page may be drawn for whom it was. */
  hasEnded(): boolean;
  start(session: Session): void;
  renew(grant: { token: string; expiresAt: string }): void;
  end(reason: SessionEnd): void;
  /** Called once for each end, in this tab or another one. */
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  state: StoreApi<{ session: Session | null }>;
};

/** A session kept in the browser's storage under its own name, shared by all tabs of the site. */
export function createSessionStore(storageKey: string): SessionStore {
  const state = createStore<{ session: Session | null }>(() => ({
    session: storedSession(storageKey),
  }));
  const listeners = new Set<(reason: SessionEnd) => void>();
  let hasEnded = false;

  function announce(reason: SessionEnd): void {
    hasEnded = true;
    for (const listener of listeners) listener(reason);
  }

  function put(session: Session): void {
    deviceStorage.setItem(storageKey, JSON.stringify(session));
    state.setState({ session });
  }

  // Where the build draws the first picture there is no window, nor another tab.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== storageKey) return;
    const session = parseSession(event.newValue);
    const had = state.getState().session !== null;
    state.setState({ session });
    if (had && session === null) announce('logout');
  });

  return {
    state,
    get: () => state.getState().session,
    hasEnded: () => hasEnded && state.getState().session === null,
    start: put,
    renew(grant) {
      const session = state.getState().session;
      if (session !== null) put({ ...session, ...grant });
    },
    end(reason) {
      if (state.getState().session === null) return;
      deviceStorage.removeItem(storageKey);
      state.setState({ session: null });
      announce(reason);
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
