import { textIn } from './answer-text.ts';
import type { SlipProblem } from './slip.ts';

/** The selections a refusal is about, with the present odds where those have moved. */
export function miniProblems(data: unknown): SlipProblem[] {
  if (typeof data !== 'object' || data === null || !('selections' in data)) return [];
  if (!Array.isArray(data.selections)) return [];
  return data.selections.flatMap((one: unknown) => {
    const key = textIn(one, 'selectionId');
    return key === null ? [] : [{ key, odds: textIn(one, 'odds'), fault: null }];
  });
}
