import { formatWon, type Won } from '@noriter/kit/money';
import type { LegName } from '@noriter/rules/leg-name';
import type { PlayerRefusal } from '../player.ts';

export type SportRefusalCode =
  | PlayerRefusal
  | 'B1050'
  | 'B1051'
  | 'B1016'
  | 'B1013'
  | 'B1052'
  | 'B1053'
  | 'B1054'
  | 'B1055'
  | 'B6001'
  | 'B6002'
  | 'B6003'
  | 'B1056'
  | 'B1057'
  | 'B1058'
  | 'B6005'
  | 'B1014'
  | 'B1078';

/** What a refusal is about: a leg, or the whole ticket when it names none. */
export type SportProblem = Partial<LegName> & {
  /** Its place on the slip, from 0. */
  readonly ticket: number;
  /** The present ones. */
  readonly odds?: string;
  readonly limit?: string;
  /** Which of several reasons of one code. */
  readonly fault?: string;
};

export type SportRefused = {
  readonly refusal: SportRefusalCode;
  readonly params: Readonly<Record<string, string>>;
  readonly problems: readonly SportProblem[];
};

export function problems(
  at: number,
  legs: readonly LegName[],
  limit?: string,
  fault?: string,
): SportProblem[] {
  return legs.map((leg) => ({
    ...named(at, leg),
    ...(limit === undefined ? {} : { limit }),
    ...(fault === undefined ? {} : { fault }),
  }));
}

export function named(
  ticket: number,
  { fixtureId, marketKey, selectionId }: LegName,
): SportProblem {
  return { ticket, fixtureId, marketKey, selectionId };
}

export function overLimit(code: SportRefusalCode, ticket: number, limit: string): SportRefused {
  return refused(code, [{ ticket, limit }], { limit });
}

export function overWon(
  code: SportRefusalCode,
  at: number,
  limit: Won,
  leg?: LegName,
): SportRefused {
  const text = limit.toString();
  const about = leg ? problems(at, [leg], text) : [{ ticket: at, limit: text }];
  return refused(code, about, { limit: formatWon(limit) });
}

export function refused(
  refusal: SportRefusalCode,
  about: readonly SportProblem[],
  params: SportRefused['params'] = {},
): SportRefused {
  return { refusal, params, problems: about };
}
