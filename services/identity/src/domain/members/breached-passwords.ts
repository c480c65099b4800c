// Invariant: a password that thousands of people had, and lists of thieves hold, is nobody's here.
import { dictionary } from '@zxcvbn-ts/language-common';

const breached: ReadonlySet<unknown> = new Set(dictionary['passwords-common']);

/** Whether a password, however its letters are cased, is among the most common stolen ones. */
export function isBreached(password: string): boolean {
  return breached.has(password.toLowerCase());
}
