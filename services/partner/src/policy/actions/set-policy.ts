import { refuse } from '@noriter/kit/result-codes';
import {
  type ChangeOutcome,
  changeGuarded,
  type GuardedEditor,
} from '@noriter/versioned-settings/change-guarded';
import type { SettingsChange } from '@noriter/versioned-settings/change-settings';
import { type ChangeDecision, decideChange } from '@noriter/versioned-settings/decide-change';
import type { PartnerBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { type PartnerPolicy, policyFaults } from '../domain/policy.ts';
import { policySettings } from '../store/policy.ts';

type Deps = Pick<PartnerBase, 'pool' | 'clock'>;

/**
 * Sets a site's policy for partners; where that lets one operator do more, it asks another one.
 *
 * @throws Refusal PT001, PT002; PT006 of what has to be asked for
 */
export async function setPolicy(
  deps: Deps,
  by: GuardedEditor,
  { document, ...change }: SettingsChange & { requestId: string; document: PartnerPolicy },
): Promise<ChangeOutcome> {
  const fields = policyFaults(document);
  if (fields.length > 0) throw refuse(errors, 'PT002', {}, { fields });
  return changeGuarded(deps, policySettings, by, { ...change, change: () => document });
}

/**
 * Approves a policy that another operator asked for, refuses it, or takes back one's own.
 *
 * @throws Refusal PT001, PT003, PT004, PT005
 */
export function decidePolicy(deps: Deps, by: GuardedEditor, decision: ChangeDecision) {
  return decideChange(deps, policySettings, by, decision);
}
