// Invariant: a member is of age from the birthday on which they are as many full years old as the
// site asks for (만 나이), by the Korean calendar; who was born on 29 February, from 1 March.

/** What an operator has seen a member's age by. */
export const ageMethods = [
  'identity-card',
  'passport',
  'driving-licence',
  'mobile-carrier',
  'bank-account',
] as const;

export type AgeMethod = (typeof ageMethods)[number];

/** The form of a day; whether there is such a day is another question. */
export const birthDatePattern = '^\\d{4}-\\d{2}-\\d{2}$';

const FIRST_YEAR = 1900;

/** Whether somebody who lives can have been born on it: a day of the calendar, not after today. */
export function isBirthDate(text: string, today: string): boolean {
  if (!new RegExp(birthDatePattern, 'u').test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return isDay && Number(text.slice(0, 4)) >= FIRST_YEAR && text <= today;
}

/** Full years on a day. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
