/**
 * Whether a channel that is open can still bring anything. Nobody closes a connection whose path swallows
 * everything: only the server's heart-beat, which comes whenever it has had nothing else to say for that
 * long, tells it from one on which nothing happens.
 *
 * The server beats every ten seconds, so such a line is known for lost within some twelve, not within the
 * three of `line-state.ts`. A beat each second would keep that promise, too: it would be a message a second
 * for every reader of a quiet page, and keep the radio of every phone awake.
 */

/** The server looks twice a second what is due, and a beat is some time on its way. */
const lateMsMax = 1_500;
const lookEveryMs = 500;

export type Silence = { received(): void; end(): void };

/**
 * How often the server beats, by its `heart-beat` header: at what one side offers and the other wants,
 * whichever is slower. 0 is never.
 */
export function serverBeatMs(header: string | undefined, wantedMs: number): number {
  const offeredMs = Number(header?.split(',')[0] ?? '0') || 0;
  return offeredMs === 0 ? 0 : Math.max(offeredMs, wantedMs);
}

/**
 * Calls once nothing was heard for longer than the server is ever silent.
 *
 * @param everyMs how often the server beats; 0 never, and its silence says nothing
 */
export function watchSilence(everyMs: number, onSilent: () => void): Silence {
  let receivedAt = performance.now();
  const timer = setInterval(() => {
    if (everyMs === 0 || performance.now() - receivedAt <= everyMs + lateMsMax) return;
    clearInterval(timer);
    onSilent();
  }, lookEveryMs);
  return {
    received() {
      receivedAt = performance.now();
    },
    end: () => clearInterval(timer),
  };
}
