import { deviceStorage } from '../storage/storage.ts';

/** When any tab of a session was last used, by this device's clock; it outlives its tabs. */
export type LastUse = {
  at(sessionId: string, now: number): number;
  mark(sessionId: string, now: number): void;
};

export function createLastUse(storageKey: string): LastUse {
  const key = `${storageKey}.used`;
  const mark = (sessionId: string, now: number) =>
    deviceStorage.setItem(key, `${sessionId} ${now}`);
  return {
    mark,
    at(sessionId, now) {
      const [whose, stamp] = deviceStorage.getItem(key)?.split(' ') ?? [];
      const usedAt = Number(stamp);
      // Of a moment to come it says that the clock was set back.
      if (whose === sessionId && usedAt <= now) return usedAt;
      // A log-in is a use.
      mark(sessionId, now);
      return now;
    },
  };
}
