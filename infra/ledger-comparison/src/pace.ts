import { pause } from '@noriter/kit/backoff';

/** What one run may work, and its rests in between. */
export type Pace = {
  /** True once the run has worked for this share of what it may, or is to end. */
  isOver(share?: number): boolean;
  /** Between two steps: leaves the processors to others, by how long the step took. */
  rest(): Promise<void>;
};

/** Each rest is so many times as long as what was done before it. */
const RESTS = 3;

/**
 * Work that nobody waits for goes on a quarter of the time, in short steps: done at once, it keeps
 * every bet of these seconds waiting.
 *
 * @param signal ends the run, and a rest
 * @param workMs without the rests
 */
export function openPace(signal: AbortSignal, workMs: number): Pace {
  let [worked, since] = [0, performance.now()];
  const stepMs = () => performance.now() - since;
  return {
    isOver: (share = 1) => signal.aborted || worked + stepMs() >= workMs * share,
    async rest() {
      const took = stepMs();
      worked += took;
      await pause(took * RESTS, signal);
      since = performance.now();
    },
  };
}
