import { type CombinationFault as Fault, combinationFaults as faults } from '@noriter/rules/clash';
import type { LegName } from '@noriter/rules/leg-name';
import { ApiError } from '../../../shared/api/api-error.ts';
import { textIn } from './answer-text.ts';

/** What a refusal is about: a leg of a ticket, or the whole ticket when it names none. */
export type PlaceProblem = {
  leg: LegName | null;
  /** The present odds, where those have moved. */
  odds: string | null;
  fault: Fault | null;
};

/** The legs a refusal names, with the present odds where those have moved. */
export function placeProblems(error: unknown): PlaceProblem[] {
  return error instanceof ApiError ? problemsIn(error.data) : [];
}

/** The same of what a slip keeps of a refusal. */
export function problemsIn(data: unknown): PlaceProblem[] {
  if (typeof data !== 'object' || data === null || !('problems' in data)) return [];
  if (!Array.isArray(data.problems)) return [];
  return data.problems.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [fixtureId, marketKey, selectionId] = ['fixtureId', 'marketKey', 'selectionId'].map(
      (name) => textIn(one, name),
    );
    const leg =
      typeof fixtureId === 'string' &&
      typeof marketKey === 'string' &&
      typeof selectionId === 'string'
        ? { fixtureId, marketKey, selectionId }
        : null;
    const named = textIn(one, 'fault');
    const fault = faults.find((known) => known === named) ?? null;
    return [{ leg, odds: textIn(one, 'odds'), fault }];
  });
}
