import { deviceStorage } from '../storage/storage.ts';
import type { Session } from './stored-session.ts';

type Elsewhere = 'unused' | 'expired';

/** Why it ended by the other tabs, which were open: for them it has not lapsed. */
const elsewhere: Readonly<Record<string, Elsewhere>> = {
  unused: 'unused',
  lapsed: 'expired',
  expired: 'expired',
};

/**
 * One tab ends a session that nobody used, or whose time is up, and all others hear of its absence alone. It
 * leaves word why: who did not log out is told so there too, and keeps the draft of a post.
 */
export function endReasons(storageKey: string) {
  const key = `${storageKey}.end`;
  return {
    put({ sessionId }: Session, reason: string): void {
      const word = elsewhere[reason];
      if (word !== undefined) deviceStorage.setItem(key, `${sessionId} ${word}`);
    },
    of(session: Session | null): Elsewhere | null {
      const kept = deviceStorage.getItem(key);
      const words = Object.values(elsewhere);
      return words.find((word) => kept === `${session?.sessionId} ${word}`) ?? null;
    },
  };
}
