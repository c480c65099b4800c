import { isUnread } from '../../../shared/format/unread.ts';
import { isWhole } from '../../../shared/forms/bounds.ts';
import { lastPlaceOf, prizesSum } from '../tournaments/prize-places.ts';
import {
  askedBy,
  gives,
  numberBounds,
  type RowTrigger,
  rowBounds,
  rowCounts,
  rowTriggerOf,
} from './rule-fields.ts';
import type { RowDraft, RulesDraft } from './rules-draft.ts';

export type RulesProblem =
  | { kind: 'bounds'; least: number; most: number }
  | { kind: 'missing' }
  | { kind: 'twice' }
  | { kind: 'rows'; least: number }
  | { kind: 'order' }
  | { kind: 'end' }
  | { kind: 'budget'; least: string };

export type RulesProblems = Readonly<Record<string, RulesProblem>>;

/** Won that may be nothing at all. */
const mayBeZero: readonly string[] = ['depositMin', 'lossMin', 'stakeMin'];

/** What is wrong with a draft, by the names of its fields; those of a row begin with its place. */
export function rulesProblems(draft: RulesDraft): RulesProblems {
  const found: Record<string, RulesProblem> = {};
  const { numbers, won, hasAmount } = askedBy[draft.trigger];
  for (const name of [...numbers, ...conditionsOf(draft)]) {
    const mayBeEmpty = name === 'validDays' && draft[name] === '';
    const bound = numberBounds[name];
    if (mayBeEmpty || isWhole(draft[name], bound)) continue;
    found[name] = { kind: 'bounds', least: bound.minimum, most: bound.maximum };
  }
  for (const name of [...won, ...(hasAmount ? (['amount'] as const) : [])]) {
    const isMissing = !mayBeZero.includes(name) && !isAmount(draft[name]);
    if (isMissing || isUnread(draft[name])) found[name] = { kind: 'missing' };
  }
  if (gives('free-bet', draft) && draft.freeWinMax !== '' && !isAmount(draft.freeWinMax))
    found['freeWinMax'] = { kind: 'missing' };
  const rows = rowTriggerOf(draft.trigger);
  return rows === null ? found : { ...found, ...rowProblems(rows, draft.rows) };
}

/** What is asked of cash, or of a free bet. */
function conditionsOf(draft: RulesDraft) {
  const isAsked = gives('cash', draft) && draft.turnoverPercent !== '';
  return [
    ...(gives('free-bet', draft) ? (['freeOdds', 'freeDays'] as const) : []),
    ...(isAsked ? (['turnoverPercent', 'turnoverOdds'] as const) : []),
  ];
}

function rowProblems(trigger: RowTrigger, rows: readonly RowDraft[]): RulesProblems {
  const found: Record<string, RulesProblem> = {};
  const bound = rowBounds[trigger];
  const { least } = rowCounts[trigger];
  if (rows.length < least) found['rows'] = { kind: 'rows', least };
  const numbers = new Set<string>();
  for (const [at, row] of rows.entries()) {
    if (!isWhole(row.number, bound))
      found[`${at}.number`] = { kind: 'bounds', least: bound.minimum, most: bound.maximum };
    else if (trigger === 'tournament' && !isInOrder(rows, at))
      found[`${at}.number`] = { kind: 'order' };
    else if (trigger !== 'roulette' && numbers.has(row.number))
      found[`${at}.number`] = { kind: 'twice' };
    numbers.add(row.number);
    if (trigger === 'tournament' && row.to !== '' && !isWhole(row.to, bound))
      found[`${at}.to`] = { kind: 'bounds', least: bound.minimum, most: bound.maximum };
    if (trigger !== 'roulette' && !isAmount(row.amount))
      found[`${at}.amount`] = { kind: 'missing' };
    if (trigger !== 'roulette') continue;
    for (const language of ['ko', 'en', 'vi'] as const)
      if (row[language].trim() === '') found[`${at}.${language}`] = { kind: 'missing' };
  }
  return found;
}

/** What a tournament asks of its promotion: an end, and a budget for every prize. */
export function tournamentProblems(
  { trigger, rows }: RulesDraft,
  { endsAt, budget }: { endsAt: string; budget: string },
): RulesProblems {
  const found: Record<string, RulesProblem> = {};
  if (trigger !== 'tournament') return found;
  const least = prizesSum(rows);
  if (endsAt === '') found['end'] = { kind: 'end' };
  if (isAmount(budget) && BigInt(budget) < least)
    found['budget'] = { kind: 'budget', least: least.toString() };
  return found;
}

/** Whether a row's places come after those of the row before, and in their own order. */
function isInOrder(rows: readonly RowDraft[], at: number): boolean {
  const [row, before] = [rows[at], rows[at - 1]];
  if (row === undefined || lastPlaceOf(row) < Number(row.number)) return false;
  return before === undefined || Number(row.number) > lastPlaceOf(before);
}

function isAmount(typed: string): boolean {
  return /^\d+$/.test(typed) && BigInt(typed) > 0n;
}
