import type { VelocityRules } from '@noriter/velocity/rules';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import type { SiteDeps } from '../deps.ts';
import { velocitySettings } from '../store/velocity-rules.ts';

/**
 * Sets how many slips in how many seconds are faster than people.
 *
 * @throws Refusal B1023
 */
export async function setVelocity(
  deps: Pick<SiteDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: VelocityRules },
): Promise<void> {
  await changeSettings(deps, velocitySettings, by, { ...change, change: () => document });
}
