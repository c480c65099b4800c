import { refuse } from '@noriter/kit/result-codes';
import { deciderOf, guardedSetterOf } from '@noriter/versioned-settings/use-cases';
import { errors } from '../../errors.ts';
import { contradictionsOfRules } from '../domain/rules.ts';
import { sportRuleSettings } from '../store/rules.ts';

/**
 * Sets what may be combined on sports, how high, and how bets end early; where a price would be given away
 * by it, another operator is asked.
 *
 * @throws Refusal B1023, B1024, B1079
 */
export const setSportRules = guardedSetterOf(sportRuleSettings, (rules) => {
  const fields = contradictionsOfRules(rules);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
});

/** Approves, refuses or takes back what was asked for. */
export const decideSportRules = deciderOf(sportRuleSettings);
