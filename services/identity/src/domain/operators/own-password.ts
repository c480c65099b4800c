// Invariant: an operator's password is long, is on no list of stolen ones, and is not their name.
import { isBreached } from '../members/breached-passwords.ts';
import { normaliseName } from '../members/normalise.ts';

export const OPERATOR_PASSWORD_MIN = 12;

/** Whether an operator may have this password. */
export function isGoodOperatorPassword(password: string, loginId: string): boolean {
  const name = normaliseName(loginId);
  return (
    password.length >= OPERATOR_PASSWORD_MIN &&
    new Set(password).size >= 5 &&
    !isBreached(password) &&
    !password.toLowerCase().includes(name)
  );
}
