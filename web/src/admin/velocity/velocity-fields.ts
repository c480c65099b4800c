import { type Bound, isWhole } from '../../shared/forms/bounds.ts';
import { velocityBounds } from '../shared/back-office-bounds.gen.ts';
import type { VelocityRules } from '../shared/contracts.ts';

/** Rules as they are typed. */
export type VelocityFields = {
  rules: readonly { acts: string; seconds: string }[];
  blockSeconds: string;
};

export const { maxItems: RULES_MAX } = velocityBounds['velocity.rules'];

const bounds = {
  acts: velocityBounds['velocity.rules.*.acts'],
  seconds: velocityBounds['velocity.rules.*.seconds'],
  blockSeconds: velocityBounds['velocity.blockSeconds'],
} satisfies Record<string, Bound>;

export function fieldsOf({ rules, blockSeconds }: VelocityRules): VelocityFields {
  return {
    rules: rules.map(({ acts, seconds }) => ({ acts: String(acts), seconds: String(seconds) })),
    blockSeconds: String(blockSeconds),
  };
}

export function rulesOf({ rules, blockSeconds }: VelocityFields): VelocityRules {
  return {
    rules: rules.map(({ acts, seconds }) => ({ acts: Number(acts), seconds: Number(seconds) })),
    blockSeconds: Number(blockSeconds),
  };
}

/** The bounds that numbers are outside of, by place and name. */
export function problemsOf({ rules, blockSeconds }: VelocityFields) {
  const found: Record<string, { least: number; most: number }> = {};
  const check = (key: string, name: keyof typeof bounds, text: string) => {
    const { minimum: least, maximum: most } = bounds[name];
    if (!isWhole(text, bounds[name])) found[key] = { least, most };
  };
  for (const [at, rule] of rules.entries()) {
    check(`${at}.acts`, 'acts', rule.acts);
    check(`${at}.seconds`, 'seconds', rule.seconds);
  }
  check('blockSeconds', 'blockSeconds', blockSeconds);
  return found;
}
