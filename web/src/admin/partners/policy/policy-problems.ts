import { betCategories } from '@noriter/rules/lists/bet-categories';
import { fits, isWhole } from '../../../shared/forms/bounds.ts';
import { isRate } from '../../../shared/partner/rates/rate-draft.ts';
import { partnerPolicyBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import {
  isEmpty,
  type LimitFields,
  limitNames,
  linesOf,
  listNames,
  type PolicyFields,
} from './policy-fields.ts';

type PolicyProblem =
  | { kind: 'whole' | 'minimum' | 'day' | 'percent' }
  | { kind: 'bounds'; least: number; most: number }
  | { kind: 'lines' | 'long'; most: number };

/** Problems by the field's path: `limits.5.amountMin`, `holds.casino`, `testLogins`. */
export type PolicyProblems = Readonly<Record<string, PolicyProblem>>;

/** What the service would refuse, before it is asked. */
export function problemsOf(fields: PolicyFields): PolicyProblems {
  const found: Record<string, PolicyProblem> = {};
  for (const limits of fields.limits) Object.assign(found, limitProblems(limits));
  for (const category of betCategories) {
    const text = fields.holds[category] ?? '';
    if (text !== '' && !isRate(text)) found[`holds.${category}`] = { kind: 'percent' };
  }
  if (!isRate(fields.shareAlonePpm)) found.shareAlonePpm = { kind: 'percent' };
  for (const name of ['rollingStakeMin', 'approveAloneMax'] as const) {
    if (!fits(fields[name], bounds[`policy.${name}`])) found[name] = { kind: 'whole' };
  }
  const { minimum: least, maximum: most } = bounds['policy.moveAloneMax'];
  if (!isWhole(fields.moveAloneMax, bounds['policy.moveAloneMax'])) {
    found.moveAloneMax = { kind: 'bounds', least, most };
  }
  for (const name of listNames) {
    const problem = listProblem(fields[name], name);
    if (problem !== null) found[name] = problem;
  }
  return found;
}

/** A tier has all of its limits or none. */
function limitProblems(limits: LimitFields): Record<string, PolicyProblem> {
  if (isEmpty(limits)) return {};
  const found: Record<string, PolicyProblem> = {};
  for (const name of limitNames) {
    if (!fits(limits[name], bounds[`policy.transferLimits.*.${name}`])) {
      found[`limits.${limits.tier}.${name}`] = { kind: 'whole' };
    }
  }
  if (Object.keys(found).length > 0) return found;
  const [least, most, day] = limitNames.map((name) => BigInt(limits[name])) as [
    bigint,
    bigint,
    bigint,
  ];
  if (least > most) found[`limits.${limits.tier}.amountMin`] = { kind: 'minimum' };
  if (most > day) found[`limits.${limits.tier}.dayMax`] = { kind: 'day' };
  return found;
}

function listProblem(text: string, name: (typeof listNames)[number]): PolicyProblem | null {
  const lines = linesOf(text);
  const { maxItems } = bounds[`policy.${name}`];
  if (lines.length > maxItems) return { kind: 'lines', most: maxItems };
  const line = bounds[`policy.${name}.*`];
  const isLong = lines.some((one) => !fits(one, line));
  return isLong ? { kind: 'long', most: line.maxLength } : null;
}
