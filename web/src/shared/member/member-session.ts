import { useStore } from 'zustand';
import { createApi } from '../api/client.ts';
import type { ServicePaths } from '../api/contracts.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memberSessionKey, type Session } from '../session/stored-session.ts';

/** The player's session and the client that speaks for it. */
export const memberSession = createSessionStore(memberSessionKey);

export const api = createApi<ServicePaths>(memberSession);

export function useMemberSession(): Session | null {
  return useStore(memberSession.state, (state) => state.session);
}
