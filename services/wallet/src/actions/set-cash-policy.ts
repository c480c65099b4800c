import { refuse } from '@noriter/kit/result-codes';
import { deciderOf, guardedSetterOf } from '@noriter/versioned-settings/use-cases';
import { contradictionsOf } from '../domain/policy/policy-check.ts';
import { errors } from '../errors.ts';
import { cashPolicySettings } from '../store/cash-policy.ts';

/**
 * Sets a site's cash policy; where that lets one operator do more, it asks another one.
 *
 * @throws Refusal W002, W011; W003, W018 of what has to be asked for
 */
export const setCashPolicy = guardedSetterOf(cashPolicySettings, (policy) => {
  const fields = contradictionsOf(policy);
  if (fields.length > 0) throw refuse(errors, 'W011', {}, { fields });
});

/**
 * Approves a policy that another operator asked for, refuses it, or takes back one's own.
 *
 * @throws Refusal H404, T999, W002, W003, W010
 */
export const decideCashPolicy = deciderOf(cashPolicySettings);
