import type { WireAnswer } from '../../vocabulary/vendor-call.ts';
import { type Leaf, writeJson } from './json-digits.ts';

/** Vendors read what went wrong in the body: the status is always 200. */
export function jsonAnswer(
  fields: Readonly<Record<string, Leaf | number | undefined>>,
): WireAnswer {
  return { status: 200, type: 'application/json', body: writeJson(fields) };
}
