/**
 * The moment a message was made, as its `data1`: microseconds of the machine's monotonic clock,
 * which all processes share, in sixteen digits, so that every message has the same length.
 */

const SIXTEEN_DIGITS = 1_000_000_000_000_000;

/** What stands behind the digits of data1 until the frame's end. */
const BEHIND = '","data2":"0"}\0'.length;
const DIGITS = 16;

export function stampNow(): number {
  return SIXTEEN_DIGITS + nowMicroseconds();
}

const NEWLINE = 10;

/** How long ago a frame was made, in microseconds; its payload ends at `end`. */
export function ageOf(bytes: Uint8Array, end: number, nowMicroseconds: number): number {
  // STOMP allows a line end behind a frame, and some servers send one.
  const digitsEnd = (bytes[end - 1] === NEWLINE ? end - 1 : end) - BEHIND;
  let stamp = 0;
  // The first digit only keeps the length: the rest is exact as a number.
  for (let at = digitsEnd - DIGITS + 1; at < digitsEnd; at += 1) {
    stamp = stamp * 10 + ((bytes[at] ?? 48) - 48);
  }
  return nowMicroseconds - stamp;
}

export function nowMicroseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1_000);
}
