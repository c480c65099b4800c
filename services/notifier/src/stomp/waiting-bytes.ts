import { waitingBytesOfOne } from '../domain/memory-bounds.ts';

export type WaitingBytes = {
  /** Looks at what waits for each reader. */
  look(waiting: readonly number[]): void;
  /** Bytes that may wait for one of them until it is looked again. */
  ofOne(): number;
};

/** All readers share the memory of one instance: where many are slow, each may be less so. */
export function createWaitingBytes(bounds: { ofOne: number; together: number }): WaitingBytes {
  let ofOne = bounds.ofOne;
  return {
    look(waiting) {
      ofOne = waitingBytesOfOne(waiting, bounds);
    },
    ofOne: () => ofOne,
  };
}
