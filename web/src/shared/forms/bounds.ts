import { isUnread } from '../format/unread.ts';

/** What a service takes of one field, read from its OpenAPI document (`*-bounds.gen.ts`). */
export type Bound = {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Whether a field's text is within its bounds. One that nobody has to fill in may stay empty. */
export function fits(text: string, bound: Bound): boolean {
  if (text.trim() === '') return bound.required !== true;
  if (isUnread(text)) return false;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = bound;
  const length = Array.from(text).length;
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  return bound.maximum === undefined || isWhole(text, bound);
}

/** Whether a text is a whole number from the bound's minimum to its maximum. */
export function isWhole(text: string, { minimum = 0, maximum = 0 }: Bound): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}
