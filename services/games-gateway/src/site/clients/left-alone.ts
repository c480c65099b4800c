import type { Clock } from '@noriter/kit/clock';

/**
 * A vendor that did not answer is left alone for so long: it may have no such call, and its breaker is not
 * to open by it.
 */
const LEFT_ALONE_MS = 120_000;

/** Which vendors a process leaves alone with which call; it forgets with the process. */
export type LeftAlone = {
  has(call: string, vendorKey: string): boolean;
  add(call: string, vendorKey: string): void;
};

/** Leaves nobody alone yet. */
export function openLeftAlone(clock: Clock): LeftAlone {
  const until = new Map<string, number>();
  const now = () => clock.now().getTime();
  return {
    has: (call, vendorKey) => now() < (until.get(`${call} ${vendorKey}`) ?? 0),
    add(call, vendorKey) {
      until.set(`${call} ${vendorKey}`, now() + LEFT_ALONE_MS);
    },
  };
}
