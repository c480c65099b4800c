import type { RawAnswer } from '../contract/raw-route.ts';

/** Counts what answers hold in memory until their readers have read them. */
export function createHeldBytes(max: number) {
  /** By body: how many answers hold it. */
  const holders = new Map<RawAnswer['body'], number>();
  let bytes = 0;
  return {
    /** @returns what lets it go, to be called once; null when there is no room */
    hold(body: RawAnswer['body']): (() => void) | null {
      const known = holders.get(body) ?? 0;
      const size = known > 0 ? 0 : Buffer.byteLength(body);
      if (bytes + size > max) return null;
      bytes += size;
      holders.set(body, known + 1);
      return () => {
        const left = (holders.get(body) ?? 1) - 1;
        if (left > 0) {
          holders.set(body, left);
          return;
        }
        holders.delete(body);
        bytes -= Buffer.byteLength(body);
      };
    },
  };
}
