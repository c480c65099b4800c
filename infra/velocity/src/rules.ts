/**
 * Invariant: more than `acts` within `seconds` by one person is faster than people. Who does it is
 * refused for `blockSeconds`, whatever they do meanwhile.
 */
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';

/** Acts remembered of one person: a rule cannot ask for more. */
export const ACTS_MAX = 500;

const velocityRuleShape = z.object({
  acts: z.int().min(1).max(ACTS_MAX).describe('So many pass, one more does not'),
  seconds: z.int().min(1).max(3_600).describe('Within so many seconds'),
});

/** A site's rules for one kind of acts, on the wire and in its table. */
export const velocityRulesShape = z.object({
  rules: z.array(velocityRuleShape).max(5).describe('Without one nothing is too fast'),
  blockSeconds: z.int().min(10).max(86_400).describe('How long who was too fast is refused'),
});

nameSchemas({ VelocityRule: velocityRuleShape, VelocityRules: velocityRulesShape });

export type VelocityRule = { readonly acts: number; readonly seconds: number };

export type VelocityRules = {
  readonly rules: readonly VelocityRule[];
  readonly blockSeconds: number;
};

export type VelocityRulesText = z.input<typeof velocityRulesShape>;

/** What settings of velocity rules are, but for who refuses a conflict. */
export function velocityDocument(initial: VelocityRules) {
  return {
    table: 'velocity_rules',
    initial,
    parse: (stored: unknown): VelocityRules => velocityRulesShape.parse(stored),
    text: ({ rules, blockSeconds }: VelocityRules): VelocityRulesText => ({
      rules: rules.map(({ acts, seconds }) => ({ acts, seconds })),
      blockSeconds,
    }),
    action: 'velocity-rules.set',
  };
}
