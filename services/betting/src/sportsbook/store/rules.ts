import { refuse } from '@noriter/kit/result-codes';
import { loosenedSportRules } from '@noriter/rules/settings/sport-rules';
import type { GuardedSettings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors, requestRefusals } from '../../errors.ts';
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

/** What may be combined on sports, with its versions; two agree to what gives a price away. */
export const sportRuleSettings: GuardedSettings<SportRules, SportRulesText> = {
  table: 'sport_rules',
  initial: demoSportRules,
  parse: (stored) =>
    rulesOf(sportRulesShape.parse({ ...laterRules, ...z.looseObject({}).parse(stored) })),
  text: sportRulesText,
  action: 'sport-rules.set',
  conflict: () => refuse(errors, 'B1023'),
  guard: {
    loosens: (before, after) => loosenedSportRules(sportRulesText(before), sportRulesText(after)),
    editor: 'operatorId',
    audited: 'sport-rules',
    refusals: requestRefusals,
    pending: () => refuse(errors, 'B1079'),
  },
};
