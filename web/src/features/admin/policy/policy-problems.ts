import { type LimitFields, limitNames, minuteOf, type PolicyFields } from './policy-fields.ts';

export type PolicyProblem =
  | { kind: 'whole' | 'time' | 'minimum' | 'perDay' | 'unit' | 'twice' }
  | { kind: 'most'; max: number };

/** Problems by the field's path, as the server names them: `levels.0.deposit.minimum`. */
export type PolicyProblems = Record<string, PolicyProblem>;

const percentMax = 10_000;
const bonusMax = 1_000;
const requestsMax = 1_000;
const levelMax = 99;
const wonDigitsMax = 15;

/** What the server would refuse, before it is asked. */
export function problemsOf(fields: PolicyFields): PolicyProblems {
  const problems: PolicyProblems = {};
  const say = (path: string, problem: PolicyProblem | null) => {
    if (problem !== null) problems[path] ??= problem;
  };
  for (const name of ['pointsMinimum', 'pointsUnit', 'adjustAloneMax'] as const)
    say(name, wonProblem(fields[name]));
  for (const name of ['closedFrom', 'closedUntil'] as const)
    say(name, minuteOf(fields[name]) === null ? { kind: 'time' } : null);
  for (const name of ['rollingPercent', 'bonusRollingPercent'] as const)
    say(name, numberProblem(fields[name], percentMax));
  for (const [product, percent] of Object.entries(fields.weights))
    if (percent !== '') say(`weights.${product}`, numberProblem(percent, percentMax));
  const levels = fields.levels.map(({ level }) => level);
  for (const [at, level] of fields.levels.entries()) {
    say(`levels.${at}.level`, levelProblem(level.level));
    if (levels.indexOf(level.level) !== at) say(`levels.${at}.level`, { kind: 'twice' });
    say(`levels.${at}.depositBonusPercent`, numberProblem(level.depositBonusPercent, bonusMax));
    for (const side of ['deposit', 'withdrawal'] as const)
      for (const [name, problem] of limitProblems(level[side]))
        say(`levels.${at}.${side}.${name}`, problem);
  }
  return problems;
}

function limitProblems(limits: LimitFields): [string, PolicyProblem | null][] {
  const single = limitNames.map((name): [string, PolicyProblem | null] => [
    name,
    name === 'requestsPerDay' ? numberProblem(limits[name], requestsMax) : wonProblem(limits[name]),
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

function wonProblem(text: string): PolicyProblem | null {
  return /^\d+$/.test(text) && text.length <= wonDigitsMax ? null : { kind: 'whole' };
}

function numberProblem(text: string, max: number): PolicyProblem | null {
  if (!/^\d{1,6}$/.test(text)) return { kind: 'whole' };
  return Number(text) > max ? { kind: 'most', max } : null;
}

function levelProblem(text: string): PolicyProblem | null {
  if (Number(text) === 0) return { kind: 'whole' };
  return numberProblem(text, levelMax);
}
