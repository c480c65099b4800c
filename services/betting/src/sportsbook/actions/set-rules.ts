import { refuse } from '@noriter/kit/result-codes';
import { setterOf } from '@noriter/versioned-settings/use-cases';
import { errors } from '../../errors.ts';
import { contradictionsOfRules } from '../domain/rules.ts';
import { sportRuleSettings } from '../store/rules.ts';

/**
 * Sets what may be combined on sports, how high, and how bets end early.
 *
 * @throws Refusal B1023, B1024
 */
export const setSportRules = setterOf(sportRuleSettings, (rules) => {
  const fields = contradictionsOfRules(rules);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
});
