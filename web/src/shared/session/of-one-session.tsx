import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from './session-store.ts';

type OfOneSessionProps = { session: SessionStore; children: ReactNode };

/** Pages begin anew for a session that comes after another one: what is half-filled in was that one's. */
export function OfOneSession({ session, children }: OfOneSessionProps) {
  const turn = useStore(session.state, (state) => state.turn);
  return <Fragment key={turn}>{children}</Fragment>;
}
