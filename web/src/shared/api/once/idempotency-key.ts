import { v7 } from 'uuid';

/** It begins with the time, so that what the site makes of it lies beside what others make in that hour. */
export function newIdempotencyKey(): string {
  return v7();
}
