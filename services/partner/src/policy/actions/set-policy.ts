import { refuse } from '@noriter/kit/result-codes';
import { deciderOf, guardedSetterOf } from '@noriter/versioned-settings/use-cases';
import { errors } from '../../errors.ts';
import { policyFaults } from '../domain/policy.ts';
import { policySettings } from '../store/policy.ts';

/**
 * Sets a site's policy for partners; where that lets one operator do more, it asks another one.
 *
 * @throws Refusal PT001, PT002; PT006 of what has to be asked for
 */
export const setPolicy = guardedSetterOf(policySettings, (policy) => {
  const fields = policyFaults(policy);
  if (fields.length > 0) throw refuse(errors, 'PT002', {}, { fields });
});

/**
 * Approves a policy that another operator asked for, refuses it, or takes back one's own.
 *
 * @throws Refusal PT001, PT003, PT004, PT005
 */
export const decidePolicy = deciderOf(policySettings);
