import { oddsOf } from '../../bet/stakes.ts';
import { ODDS_SCALE } from '../../sport/odds.ts';
import { type RuleName, type RulesFields, scaledOf } from './rules-fields.ts';

export type RuleProblem = 'whole' | 'odds' | 'percent' | 'aboveLoss' | 'belowLeg' | 'twice';

/** What is wrong with the fields, by their name; steps of the bonus by their place too. */
export type RuleProblems = Readonly<Record<string, RuleProblem>>;

/** Whole numbers, from and to. The service has the same bounds. */
const wholes: Partial<Record<RuleName, readonly [number, number]>> = {
  foldsMax: [1, 15],
  linesMax: [1, 5_000],
  liveDelayMs: [0, 12_000],
  axisTickets: [1, 1_000],
  cancelMinutes: [0, 1_440],
  cancelPerDay: [0, 1_000],
};

const amounts = ['axisStake', 'axisReturn', 'suspendAt', 'lossMax'] as const;

export function problemsOf(fields: RulesFields): RuleProblems {
  const found: Record<string, RuleProblem> = {};
  const note = (name: string, problem: RuleProblem | null) => {
    if (problem !== null && found[name] === undefined) found[name] = problem;
  };
  for (const [name, [from, to]] of Object.entries(wholes)) {
    note(name, isWhole(fieldOf(fields, name), from, to) ? null : 'whole');
  }
  for (const name of amounts) note(name, isWhole(fields[name], 0) ? null : 'whole');
  for (const name of ['legOddsMin', 'totalOddsMax'] as const) {
    note(name, isOdds(fields[name]) ? null : 'odds');
  }
  if (fields.crossTickets !== '') {
    note('crossTickets', isWhole(fields.crossTickets, 0, 1_000) ? null : 'whole');
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
    note(`steps.${at}.folds`, isWhole(folds, 2, 30) ? (first === at ? null : 'twice') : 'whole');
    const factor = scaledOf(percent, 1);
    note(`steps.${at}.percent`, factor === null || factor > BONUS_MAX ? 'percent' : null);
  }
}

/** In tenths of a percent. */
const BONUS_MAX = 2_000;
/** In hundredths of a percent. */
const CASH_OUT_MAX = 10_000;

function cashOutProblem({ cashOutPercent }: RulesFields): RuleProblem | null {
  const rate = scaledOf(cashOutPercent, 2);
  return rate === null || rate < 1 || rate > CASH_OUT_MAX ? 'percent' : null;
}

function fieldOf(fields: RulesFields, name: string): string {
  const found = Object.entries(fields).find(([known]) => known === name)?.[1];
  return typeof found === 'string' ? found : '';
}

function isWhole(text: string, from: number, to = Number.MAX_SAFE_INTEGER): boolean {
  return /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to;
}

function isOdds(text: string): boolean {
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(text) && oddsOf(text) >= ODDS_SCALE;
}
