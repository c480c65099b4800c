/** An event of a press, as the browser writes it down: all in milliseconds. */
export type PressEvent = { startTime: number; from: number; to: number; duration: number };

/** What a press took in all until it was drawn, and what of it went where. */
export type Press = { ms: number; delayMs: number; workMs: number; drawMs: number };

/** Times of frames are rounded to this. */
const roundedToMs = 8;

/**
 * A press is several events, and lasts as long as the slowest of them. Others that were drawn in the
 * same frame stand between its own work and the drawing.
 */
export function pressOf(events: readonly PressEvent[]): Press {
  const [slowest] = events.toSorted((one, other) => other.duration - one.duration);
  if (slowest === undefined) return { ms: 0, delayMs: 0, workMs: 0, drawMs: 0 };
  const drawnAt = slowest.startTime + slowest.duration;
  const inFrame = events.filter(
    ({ startTime, duration }) => Math.abs(startTime + duration - drawnAt) <= roundedToMs,
  );
  const doneAt = Math.max(...inFrame.map(({ to }) => to));
  return {
    ms: slowest.duration,
    delayMs: slowest.from - slowest.startTime,
    workMs: doneAt - slowest.from,
    drawMs: Math.max(0, drawnAt - doneAt),
  };
}

/** For people: where the time of a press went. */
export function pressText({ ms, delayMs, workMs, drawMs }: Press): string {
  const [delay, work, draw] = [delayMs, workMs, drawMs].map((part) => Math.round(part));
  return `${Math.round(ms)} ms: ${delay} until it was taken up, ${work} of work, ${draw} of drawing`;
}
