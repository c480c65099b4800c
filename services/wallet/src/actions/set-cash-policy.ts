import { refuse } from '@noriter/kit/result-codes';
import {
  type ChangeOutcome,
  changeGuarded,
  type GuardedEditor,
} from '@noriter/versioned-settings/change-guarded';
import type { SettingsChange } from '@noriter/versioned-settings/change-settings';
import { type ChangeDecision, decideChange } from '@noriter/versioned-settings/decide-change';
import type { WalletDeps } from '../deps.ts';
import type { CashPolicy } from '../domain/policy/policy.ts';
import { contradictionsOf } from '../domain/policy/policy-check.ts';
import { errors } from '../errors.ts';
import { cashPolicySettings } from '../store/cash-policy.ts';

type Deps = Pick<WalletDeps, 'pool' | 'clock'>;

/**
 * Sets a site's cash policy; where that lets one operator do more, it asks another one.
 *
 * @throws Refusal W002, W011; W003, W018 of what has to be asked for
 */
export async function setCashPolicy(
  deps: Deps,
  by: GuardedEditor,
  { document, ...change }: SettingsChange & { requestId: string; document: CashPolicy },
): Promise<ChangeOutcome> {
  const fields = contradictionsOf(document);
  if (fields.length > 0) throw refuse(errors, 'W011', {}, { fields });
  return changeGuarded(deps, cashPolicySettings, by, { ...change, change: () => document });
}

/**
 * Approves a policy that another operator asked for, refuses it, or takes back one's own.
 *
 * @throws Refusal H404, T999, W002, W003, W010
 */
export function decideCashPolicy(deps: Deps, by: GuardedEditor, decision: ChangeDecision) {
  return decideChange(deps, cashPolicySettings, by, decision);
}
