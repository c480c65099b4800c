import { hash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
