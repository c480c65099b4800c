/**
 * How far the server's clock is ahead of this device's. The `date` header of every answer carries
 * it in whole seconds, cut off, so half a second is put back.
 */
let skewMs = 0;
let isKnown = false;
const listeners = new Set<() => void>();

const cutOffMs = 500;
/** A second either way is the header's own grain; following it would make clocks jump. */
const grainMs = 1_000;
/** What an answer on a slow line says is told to half of the time it took, and no better. */
const exactAnswerMsMax = 2_000;

/** Learns from an answer: its `date` header, when it was asked for and when it came. */
export function learnServerClock(date: string | null, askedAt: number, cameAt: number): void {
  if (date !== null) learn(Date.parse(date) + cutOffMs, grainMs, askedAt, cameAt);
}

/**
 * Learns from an answer that tells the server's moment to the millisecond, which a countdown to a
 * draw needs; the header's seconds then agree with it and leave it alone.
 */
export function learnServerTime(serverTime: string, askedAt: number, cameAt: number): void {
  learn(Date.parse(serverTime), 0, askedAt, cameAt);
}

function learn(serverMs: number, unsureMs: number, askedAt: number, cameAt: number): void {
  const tookMs = cameAt - askedAt;
  // Less than nothing: this device's clock was set while the answer was on its way.
  if (Number.isNaN(serverMs) || tookMs < 0) return;
  isKnown = true;
  const seen = serverMs - (askedAt + cameAt) / 2;
  const lateMs = tookMs > exactAnswerMsMax ? grainMs + tookMs / 2 : 0;
  const changeMs = Math.abs(seen - skewMs);
  if (changeMs <= Math.max(unsureMs, lateMs)) return;
  skewMs = seen;
  if (changeMs > grainMs) for (const listener of listeners) listener();
}

/** The server's moment for a moment of this device's clock, or its present one, in milliseconds. */
export function serverNow(deviceNow: number = Date.now()): number {
  return deviceNow + skewMs;
}

/** Whether an answer has told the server's time yet; before that it is the device's word alone. */
export function isServerClockKnown(): boolean {
  return isKnown;
}

/** Calls when the server's clock turns out to be another than was thought; returns what ends it. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
