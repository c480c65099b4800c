// Invariant: a link shows one picture until one moment, and nobody can make one without the key.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links of one quarter of an hour are the same, so that a browser keeps what it has. */
const STEP_SECONDS = 900;

/** What the board's own secret for links is for. */
export const IMAGE_LINKS = 'images';

const PATH = /^\/board-images\/([0-9a-f-]{36})\.webp\?until=(\d{10})&seal=([\w-]{43})$/;

/** Shows a picture for a quarter to half of an hour from now. */
export function imageLink(key: Uint8Array, imageId: string, now: Date): string {
  const steps = Math.ceil(now.getTime() / 1_000 / STEP_SECONDS) + 1;
  const until = steps * STEP_SECONDS;
  return `/board-images/${imageId}.webp?until=${until}&seal=${sealOf(key, imageId, until)}`;
}

/** The picture a link shows now; null for one that is over or was not made here. */
export function imageOfLink(key: Uint8Array, url: string, now: Date): string | null {
  const [, imageId = '', until = '', seal = ''] = PATH.exec(url) ?? [];
  if (imageId === '' || Number(until) * 1_000 <= now.getTime()) return null;
  const expected = sealOf(key, imageId, Number(until));
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? imageId : null;
}

function sealOf(key: Uint8Array, imageId: string, until: number): string {
  return createHmac('sha256', key).update(`${imageId}.${until}`).digest('base64url');
}
