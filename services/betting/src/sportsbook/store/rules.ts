import { refuse } from '@noriter/kit/result-codes';
import type { Settings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { demoSportRules, PUT_OFF_VOID_HOURS_DEFAULT } from '../domain/demo-rules.ts';
import type { SportRules } from '../domain/rules.ts';
import { sportRulesShape } from './rules-shape.ts';

export type SportRulesText = z.input<typeof sportRulesShape>;

export function sportRulesText(rules: SportRules): SportRulesText {
  return z.encode(sportRulesShape, rules);
}

/** What is left out is absent, not undefined. */
export function rulesOf(shape: z.output<typeof sportRulesShape>): SportRules {
  const alone = shape.matrix.alone.map((rule) => ({
    ...(rule.sport === undefined ? {} : { sport: rule.sport }),
    ...(rule.leagueId === undefined ? {} : { leagueId: rule.leagueId }),
    ...(rule.kind === undefined ? {} : { kind: rule.kind }),
  }));
  return { ...shape, matrix: { ...shape.matrix, alone } };
}

/** Of documents that are older than these rules. */
const laterRules = { putOffVoidHours: PUT_OFF_VOID_HOURS_DEFAULT };

/** What may be combined on sports, with its versions. */
export const sportRuleSettings: Settings<SportRules, SportRulesText> = {
  table: 'sport_rules',
  initial: demoSportRules,
  parse: (stored) =>
    rulesOf(sportRulesShape.parse({ ...laterRules, ...z.looseObject({}).parse(stored) })),
  text: sportRulesText,
  action: 'sport-rules.set',
  conflict: () => refuse(errors, 'B1023'),
};
