import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceStorage } from '../storage/storage.ts';
import { endReasons } from './end-reasons.ts';
import { type Session, storedSession } from './stored-session.ts';

/**
 * Why a session ended; the screen says something only for those the user did not ask for. One that
 * has lapsed was over before the page was opened: nobody has been put out. One is changed where
 * somebody logged in over it in another tab, and unused where nobody touched any tab for its idle time.
 */
export type SessionEnd =
  | 'logout'
  | 'changed'
  | 'lapsed'
  | 'unused'
  | 'expired'
  | 'replaced'
  | 'revoked'
  | 'maintenance';

/** The turn is another one for each session that comes after another. */
type Present = { session: Session | null; turn: number };

export type SessionStore = {
  get(): Session | null;
  /** Whether there was one since the page was opened: a page may be drawn for whom it was. */
  hasEnded(): boolean;
  start(session: Session): void;
  /** A token counts for the session it was asked by only. */
  renew(grant: { token: string; expiresAt: string }, askedBy: string): void;
  end(reason: SessionEnd): void;
  /** Called once for each end, in this tab or another one. */
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  state: StoreApi<Present>;
};

/** A session kept in the browser's storage under its own name, shared by all tabs of the site. */
export function createSessionStore(storageKey: string): SessionStore {
  const state = createStore<Present>(() => ({ session: storedSession(storageKey), turn: 0 }));
  const listeners = new Set<(reason: SessionEnd) => void>();
  let hasEnded = false;
  const reasons = endReasons(storageKey);
  let lastId = state.getState().session?.sessionId;

  function announce(reason: SessionEnd): void {
    hasEnded = true;
    for (const listener of listeners) listener(reason);
  }

  /** Another session is first the end of the former: it takes over nothing that one had open. */
  function take(session: Session | null, reason: SessionEnd): void {
    const former = state.getState().session;
    if (former !== null && former.sessionId !== session?.sessionId) {
      state.setState({ session: null });
      announce(reason);
    }
    if (session === null) return;
    const isNext = lastId !== undefined && lastId !== session.sessionId;
    lastId = session.sessionId;
    state.setState(({ turn }) => ({ session, turn: isNext ? turn + 1 : turn }));
  }

  /** Another tab may have put another one there, or none; the word of it may be on its way. */
  function takeStored(stored: Session | null): void {
    if (stored !== null) take(stored, 'changed');
    else take(null, reasons.of(state.getState().session) ?? 'logout');
  }

  function put(session: Session): void {
    deviceStorage.setItem(storageKey, JSON.stringify(session));
    take(session, 'logout');
  }

  // Where the build draws the first picture there is no window, nor another tab.
  globalThis.addEventListener?.('storage', (event) => {
    // What is there now: of two tabs that wrote at once, the word of the first comes behind it. A storage that
    // was emptied names no key.
    if (event.key === storageKey || event.key === null) takeStored(storedSession(storageKey));
  });

  return {
    state,
    get: () => state.getState().session,
    hasEnded: () => hasEnded && state.getState().session === null,
    start: put,
    renew(grant, askedBy) {
      const session = state.getState().session;
      if (session?.sessionId !== askedBy) return;
      const stored = storedSession(storageKey);
      if (stored?.sessionId === askedBy) put({ ...session, ...grant });
      else takeStored(stored);
    },
    end(reason) {
      const session = state.getState().session;
      if (session === null) return;
      const stored = storedSession(storageKey);
      const next = stored?.sessionId === session.sessionId ? null : stored;
      if (next === null) {
        reasons.put(session, reason);
        deviceStorage.removeItem(storageKey);
      }
      take(next, reason);
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
