import { refuse } from '@noriter/kit/result-codes';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import { errors } from '../../errors.ts';
import type { SiteDeps } from '../deps.ts';
import { contradictionsOf, type LimitPolicy } from '../domain/limits.ts';
import { limitSettings } from '../store/limits.ts';

/**
 * Sets what members of a site may stake and win.
 *
 * @throws Refusal B1023, B1024
 */
export async function setLimits(
  deps: Pick<SiteDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: LimitPolicy },
): Promise<void> {
  const fields = contradictionsOf(document);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
  await changeSettings(deps, limitSettings, by, { ...change, change: () => document });
}
