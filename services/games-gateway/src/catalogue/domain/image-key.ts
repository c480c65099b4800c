import { hash } from 'node:crypto';

/** Names the picture we serve of one that a vendor has at this address; empty without one. */
export function imageKeyOf(imageUrl: string): string {
  return imageUrl === '' ? '' : hash('sha256', imageUrl, 'hex').slice(0, 32);
}
