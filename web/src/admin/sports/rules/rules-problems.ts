import { oddsOf, parseOdds } from '@noriter/rules/odds';
import { bonusFactorMax } from '@noriter/rules/return-rate';
import { type Bound, fits, isWhole } from '../../../shared/forms/bounds.ts';
import { sportRulesBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import { scaledOf } from './read-rules.ts';
import type { RuleName, RulesFields } from './rules-fields.ts';

export type RuleProblem = 'whole' | 'odds' | 'percent' | 'aboveLoss' | 'belowLeg' | 'twice';

/** What is wrong with the fields, by their name; steps of the bonus by their place too. */
export type RuleProblems = Readonly<Record<string, RuleProblem>>;

/** Whole numbers, by their field here. */
const wholes: Partial<Record<RuleName, Bound>> = {
  foldsMax: bounds['rules.foldsMax'],
  linesMax: bounds['rules.linesMax'],
  liveDelayMs: bounds['rules.liveDelayMs'],
  putOffVoidHours: bounds['rules.putOffVoidHours'],
  axisTickets: bounds['rules.axis.ticketsMax'],
  cancelMinutes: bounds['rules.cancel.minutesMax'],
  cancelPerDay: bounds['rules.cancel.perDayMax'],
};

const amountBound = bounds['rules.exposure.lossMax'];
const amounts = ['axisStake', 'axisReturn', 'suspendAt', 'lossMax'] as const;

export function problemsOf(fields: RulesFields): RuleProblems {
  const found: Record<string, RuleProblem> = {};
  const note = (name: string, problem: RuleProblem | null) => {
    if (problem !== null && found[name] === undefined) found[name] = problem;
  };
  for (const [name, bound] of Object.entries(wholes)) {
    note(name, isWhole(fieldOf(fields, name), bound) ? null : 'whole');
  }
  for (const name of amounts) note(name, fits(fields[name], amountBound) ? null : 'whole');
  for (const name of ['legOddsMin', 'totalOddsMax'] as const) {
    note(name, isOdds(fields[name]) ? null : 'odds');
  }
  if (fields.crossTickets !== '') {
    const isCount = isWhole(fields.crossTickets, bounds['rules.matrix.crossTicketsPerDayMax']);
    note('crossTickets', isCount ? null : 'whole');
  }
  if (fields.hasCashOut) note('cashOutPercent', cashOutProblem(fields));
  if (found.suspendAt === undefined && found.lossMax === undefined) {
    note('suspendAt', BigInt(fields.suspendAt) > BigInt(fields.lossMax) ? 'aboveLoss' : null);
  }
  if (found.legOddsMin === undefined && found.totalOddsMax === undefined) {
    const isBelow = oddsOf(fields.totalOddsMax) < oddsOf(fields.legOddsMin);
    note('totalOddsMax', isBelow ? 'belowLeg' : null);
  }
  if (fields.hasBonus) bonusProblems(fields, note);
  return found;
}

type Note = (name: string, problem: RuleProblem | null) => void;

function bonusProblems({ steps, bonusOddsMin }: RulesFields, note: Note): void {
  note('bonusOddsMin', isOdds(bonusOddsMin) ? null : 'odds');
  for (const [at, { folds, percent }] of steps.entries()) {
    const first = steps.findIndex((one) => one.folds === folds);
    const isCount = isWhole(folds, bounds['rules.bonus.steps.*.folds']);
    note(`steps.${at}.folds`, isCount ? (first === at ? null : 'twice') : 'whole');
    const bonus = scaledOf(percent, 1);
    const most = isCount ? bonusMax(Number(folds)) : factorMax - noBonus;
    note(`steps.${at}.percent`, bonus === null || bonus > most ? 'percent' : null);
  }
}

/** In tenths of a percent, above the factor that adds nothing. */
const { minimum: noBonus, maximum: factorMax } = bounds['rules.bonus.steps.*.factor'];

/** No more than what so many legs keep: see `bonusFactorMax`. */
function bonusMax(folds: number): number {
  return Math.min(factorMax, Number(bonusFactorMax(folds))) - noBonus;
}

function cashOutProblem({ cashOutPercent }: RulesFields): RuleProblem | null {
  const rate = scaledOf(cashOutPercent, 2);
  const { minimum, maximum } = bounds['rules.cashOutRate'];
  return rate === null || rate < minimum || rate > maximum ? 'percent' : null;
}

function fieldOf(fields: RulesFields, name: string): string {
  const found = Object.entries(fields).find(([known]) => known === name)?.[1];
  return typeof found === 'string' ? found : '';
}

function isOdds(text: string): boolean {
  return parseOdds(text) !== null;
}
