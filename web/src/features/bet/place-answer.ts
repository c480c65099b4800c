import { ApiError } from '../../api/api-error.ts';
import type { PickProblem } from './slip-store.ts';

/** NT99 with a slip's id: it is written down, and the wallet's word on it comes later. */
export function pendingSlip(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'NT99') return null;
  return textIn(error.data, 'slipId');
}

/** The selections a refusal is about, with the present odds where those have moved. */
export function problemsIn(error: unknown): PickProblem[] {
  if (!(error instanceof ApiError)) return [];
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('selections' in data)) return [];
  if (!Array.isArray(data.selections)) return [];
  return data.selections.flatMap((one: unknown) => {
    const selectionId = textIn(one, 'selectionId');
    const odds = textIn(one, 'odds');
    if (selectionId === null) return [];
    return [odds === null ? { selectionId } : { selectionId, odds }];
  });
}

/** A text of that name in what was answered; null when there is none. */
export function textIn(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
}
