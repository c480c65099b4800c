import { parseWon } from '../../shared/format/money.ts';
import { isWhole } from '../../shared/forms/bounds.ts';
import { messageBounds } from '../shared/back-office-bounds.gen.ts';
import type { MemberFilter } from '../shared/contracts.ts';

/** A filter as it is typed; an empty field asks for nothing. */
export type FilterDraft = {
  levelFrom: string;
  levelTo: string;
  rankFrom: string;
  /** Login id of a partner. */
  below: string;
  turnoverMin: string;
  turnoverMax: string;
  turnoverDays: string;
  sleepingDays: string;
};

export const emptyFilter: FilterDraft = {
  levelFrom: '',
  levelTo: '',
  rankFrom: '',
  below: '',
  turnoverMin: '',
  turnoverMax: '',
  turnoverDays: '30',
  sleepingDays: '',
};

const filterNumbers = {
  levelFrom: messageBounds['target.filter.levelFrom'],
  levelTo: messageBounds['target.filter.levelTo'],
  rankFrom: messageBounds['target.filter.rankFrom'],
  turnoverDays: messageBounds['target.filter.turnoverDays'],
  sleepingDays: messageBounds['target.filter.sleepingDays'],
} as const;

type FilterNumber = keyof typeof filterNumbers;

/** What keeps a draft from being a filter: a number outside its bounds, an order, or nothing asked for. */
type FilterProblem =
  | { kind: 'bounds'; field: FilterNumber; least: number; most: number }
  | { kind: 'order' | 'nothing' };

export function filterProblem(draft: FilterDraft): FilterProblem | null {
  for (const [field, bound] of Object.entries(filterNumbers) as [FilterNumber, Bounds][]) {
    const isEmpty = draft[field] === '' && field !== 'turnoverDays';
    if (isEmpty || isWhole(draft[field], bound)) continue;
    return { kind: 'bounds', field, least: bound.minimum, most: bound.maximum };
  }
  const filter = filterOf(draft);
  const { turnoverDays: _days, ...asked } = filter;
  if (Object.values(asked).every((one) => one === null)) return { kind: 'nothing' };
  return isInOrder(filter) ? null : { kind: 'order' };
}

type Bounds = { minimum: number; maximum: number };

function isInOrder({ levelFrom, levelTo, turnoverMin, turnoverMax }: MemberFilter): boolean {
  const levels = levelTo === null || levelTo >= (levelFrom ?? 1);
  const turnovers = turnoverMax === null || parseWon(turnoverMax) >= parseWon(turnoverMin ?? '0');
  return levels && turnovers;
}

export function filterOf(draft: FilterDraft): MemberFilter {
  const number = (text: string) => (text === '' ? null : Number(text));
  const words = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    levelFrom: number(draft.levelFrom),
    levelTo: number(draft.levelTo),
    rankFrom: number(draft.rankFrom),
    below: words(draft.below),
    turnoverMin: words(draft.turnoverMin),
    turnoverMax: words(draft.turnoverMax),
    turnoverDays: Number(draft.turnoverDays),
    sleepingDays: number(draft.sleepingDays),
  };
}
