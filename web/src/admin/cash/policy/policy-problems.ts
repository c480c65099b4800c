import { type Bound, fits } from '../../../shared/forms/bounds.ts';
import { cashPolicyBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import {
  aloneLimits,
  type LimitFields,
  limitNames,
  minuteOf,
  type PolicyFields,
} from './policy-fields.ts';

export type PolicyProblem =
  | { kind: 'odds' | 'whole' | 'time' | 'minimum' | 'perDay' | 'unit' | 'twice' }
  | { kind: 'most'; max: number };

/** Problems by the field's path, as the server names them: `levels.0.deposit.minimum`. */
export type PolicyProblems = Record<string, PolicyProblem>;

/** What the server would refuse, before it is asked. */
export function problemsOf(fields: PolicyFields): PolicyProblems {
  const problems: PolicyProblems = {};
  const report = (path: string, problem: PolicyProblem | null) => {
    if (problem !== null) problems[path] ??= problem;
  };
  for (const name of ['pointsMinimum', 'pointsUnit', ...aloneLimits] as const)
    report(name, wonProblem(fields[name], bounds[`policy.${name}`]));
  for (const name of ['closedFrom', 'closedUntil'] as const)
    report(name, minuteOf(fields[name]) === null ? { kind: 'time' } : null);
  for (const name of ['rollingPercent', 'bonusRollingPercent'] as const)
    report(name, numberProblem(fields[name], bounds[`policy.${name}`]));
  report('rollingOddsMinimum', oddsProblem(fields.rollingOddsMinimum));
  for (const [product, percent] of Object.entries(fields.weights))
    if (percent !== '')
      report(`weights.${product}`, numberProblem(percent, bounds['policy.productWeights.*']));
  const levels = fields.levels.map(({ level }) => level);
  for (const [at, level] of fields.levels.entries()) {
    report(`levels.${at}.level`, levelProblem(level.level));
    if (levels.indexOf(level.level) !== at) report(`levels.${at}.level`, { kind: 'twice' });
    report(
      `levels.${at}.depositBonusPercent`,
      numberProblem(level.depositBonusPercent, bounds['policy.levels.*.depositBonusPercent']),
    );
    for (const side of ['deposit', 'withdrawal'] as const)
      for (const [name, problem] of limitProblems(level[side], side))
        report(`levels.${at}.${side}.${name}`, problem);
  }
  return problems;
}

function limitProblems(
  limits: LimitFields,
  side: 'deposit' | 'withdrawal',
): [string, PolicyProblem | null][] {
  const single = limitNames.map((name): [string, PolicyProblem | null] => [
    name,
    name === 'requestsPerDay'
      ? numberProblem(limits[name], bounds[`policy.levels.*.${side}.${name}`])
      : wonProblem(limits[name], bounds[`policy.levels.*.${side}.${name}`]),
  ]);
  if (single.some(([, problem]) => problem !== null)) return single;
  const [minimum, maximum] = [BigInt(limits.minimum), BigInt(limits.maximum)];
  const [unit, perDay] = [BigInt(limits.unit), BigInt(limits.perDay)];
  return [
    ['minimum', minimum > maximum ? { kind: 'minimum' } : null],
    ['perDay', maximum > perDay ? { kind: 'perDay' } : null],
    ['unit', unit > maximum ? { kind: 'unit' } : null],
  ];
}

function wonProblem(text: string, bound: Bound): PolicyProblem | null {
  return fits(text, bound) ? null : { kind: 'whole' };
}

function numberProblem(text: string, { maximum: max = 0 }: Bound): PolicyProblem | null {
  if (!/^\d{1,6}$/.test(text)) return { kind: 'whole' };
  return Number(text) > max ? { kind: 'most', max } : null;
}

/** Typed with a point, kept in thousandths: from 1.00, which lets everything count. */
function oddsProblem(text: string): PolicyProblem | null {
  const { minimum, maximum } = bounds['policy.rollingOddsMinimum'];
  const thousandths = Math.round(Number(text) * 1_000);
  const isOdds = /^\d{1,2}(\.\d{1,3})?$/.test(text);
  return isOdds && thousandths >= minimum && thousandths <= maximum ? null : { kind: 'odds' };
}

function levelProblem(text: string): PolicyProblem | null {
  if (Number(text) === 0) return { kind: 'whole' };
  return numberProblem(text, bounds['policy.levels.*.level']);
}
