/**
 * How far the server's clock is ahead of this device's. The `date` header of every answer carries
 * it in whole seconds, cut off, so half a second is put back.
 */
let skewMs = 0;

const cutOffMs = 500;
/** What an answer on a slow line says is too old to be believed. */
const trustedAnswerMsMax = 2_000;

/** Learns from an answer: its `date` header, when it was asked for and when it came. */
export function learnServerClock(date: string | null, askedAt: number, cameAt: number): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date) + cutOffMs;
  if (Number.isNaN(serverMs) || cameAt - askedAt > trustedAnswerMsMax) return;
  const seen = serverMs - (askedAt + cameAt) / 2;
  // A second either way is the header's own grain; following it would make clocks jump.
  if (Math.abs(seen - skewMs) > 1_000) skewMs = seen;
}

/**
 * Learns from an answer that tells the server's moment to the millisecond, which a countdown to a
 * draw needs; the header's seconds then agree with it and leave it alone.
 */
export function learnServerTime(serverTime: string, askedAt: number, cameAt: number): void {
  const serverMs = Date.parse(serverTime);
  if (Number.isNaN(serverMs) || cameAt - askedAt > trustedAnswerMsMax) return;
  skewMs = serverMs - (askedAt + cameAt) / 2;
}

/** The server's present moment for a moment of this device's clock, in milliseconds. */
export function serverNow(deviceNow: number): number {
  return deviceNow + skewMs;
}
