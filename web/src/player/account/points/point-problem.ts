import { parseWon } from '../../../shared/format/money.ts';

export type PointRules = { minimum: string; unit: string };

export type PointProblem = { kind: 'over' | 'below' | 'unit'; limit: string };

/** Why so many points cannot be converted; the wallet judges by itself all the same. */
export function pointProblem(
  amount: string,
  have: string | undefined,
  rules: PointRules | undefined,
): PointProblem | null {
  const wanted = parseWon(amount);
  if (wanted === 0n) return null;
  if (have !== undefined && wanted > parseWon(have)) return { kind: 'over', limit: have };
  if (rules === undefined) return null;
  if (wanted < parseWon(rules.minimum)) return { kind: 'below', limit: rules.minimum };
  const unit = parseWon(rules.unit);
  return unit > 1n && wanted % unit !== 0n ? { kind: 'unit', limit: rules.unit } : null;
}
