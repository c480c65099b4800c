import { hash } from 'node:crypto';

/** What of a token is kept: who reads the table cannot play with it. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
