import { refuse } from '@noriter/kit/result-codes';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import type { PartnerBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { type PartnerPolicy, policyFaults } from '../domain/policy.ts';
import { policySettings } from '../store/policy.ts';

/** Sets a site's policy for partners. @throws Refusal PT001, PT002 */
export async function setPolicy(
  deps: Pick<PartnerBase, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: PartnerPolicy },
): Promise<void> {
  const fields = policyFaults(document);
  if (fields.length > 0) throw refuse(errors, 'PT002', {}, { fields });
  await changeSettings(deps, policySettings, by, { ...change, change: () => document });
}
