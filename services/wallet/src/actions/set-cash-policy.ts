import { refuse } from '@noriter/kit/result-codes';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import type { WalletDeps } from '../deps.ts';
import type { CashPolicy } from '../domain/policy/policy.ts';
import { contradictionsOf } from '../domain/policy/policy-check.ts';
import { errors } from '../errors.ts';
import { cashPolicySettings } from '../store/cash-policy.ts';

/**
 * Sets a site's cash policy.
 *
 * @throws Refusal W002, W011
 */
export async function setCashPolicy(
  deps: Pick<WalletDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: CashPolicy },
): Promise<void> {
  const fields = contradictionsOf(document);
  if (fields.length > 0) throw refuse(errors, 'W011', {}, { fields });
  await changeSettings(deps, cashPolicySettings, by, { ...change, change: () => document });
}
