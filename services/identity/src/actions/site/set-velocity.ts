import type { VelocityRules } from '@noriter/velocity/rules';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import type { IdentityDeps } from '../../deps.ts';
import { velocitySettings } from '../../store/site/velocity-rules.ts';

/**
 * Sets how many log-ins in how many seconds are faster than people.
 *
 * @throws Refusal S006
 */
export async function setVelocity(
  deps: Pick<IdentityDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: VelocityRules },
): Promise<void> {
  await changeSettings(deps, velocitySettings, by, { ...change, change: () => document });
}
