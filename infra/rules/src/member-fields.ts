/** What a member's fields may hold; `text/names` says it of names. Patterns need the `u` flag. */

/** The withdrawal PIN. */
export const PIN_LENGTH = 4;
export const pinPattern = `^\\d{${PIN_LENGTH}}$`;

export const NICKNAME_MIN = 3;
export const NICKNAME_MAX = 20;

export const PHONE_DIGITS_MAX = 11;
export const mobilePhonePattern = '^01[016789]-?\\d{3,4}-?\\d{4}$';

export const ACCOUNT_DIGITS_MAX = 20;
export const accountNumberPattern = `^\\d{1,${ACCOUNT_DIGITS_MAX}}$`;

export const CHANGED_PASSWORD_MIN = 6;

/** What a changed password has at least, whatever the site's own policy asks beside it. */
export function isMixedPassword(password: string): boolean {
  const mixed = /[A-Za-z]/.test(password) && /\d/.test(password);
  return mixed && password.length >= CHANGED_PASSWORD_MIN;
}

export function isPin(text: string): boolean {
  return new RegExp(pinPattern, 'u').test(text);
}
