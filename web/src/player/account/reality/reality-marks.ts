import type { KeptTexts } from '../../../shared/storage/storage.ts';

const storageKey = 'noriter.reality-check';

type Store = Pick<KeptTexts, 'getItem' | 'setItem'>;

/** When the member last said that they go on, or began; null for another session. */
export function checkedAt(store: Store, sessionId: string): number | null {
  const [session, at] = (store.getItem(storageKey) ?? '').split(' ');
  const moment = Number(at);
  return session === sessionId && Number.isFinite(moment) && moment > 0 ? moment : null;
}

/** One mark is enough: a browser has one session, and a new one begins its own count. */
export function markChecked(store: Store, sessionId: string, now: number): void {
  store.setItem(storageKey, `${sessionId} ${now}`);
}

export function isCheckDue(last: number | null, minutes: number, now: number): boolean {
  return last !== null && minutes > 0 && now - last >= minutes * 60_000;
}
