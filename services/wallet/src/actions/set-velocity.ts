import type { VelocityRules } from '@noriter/velocity/rules';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import type { WalletDeps } from '../deps.ts';
import { velocitySettings } from '../store/velocity-rules.ts';

/**
 * Sets how many cash requests in how many seconds are faster than people.
 *
 * @throws Refusal W002
 */
export async function setVelocity(
  deps: Pick<WalletDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: VelocityRules },
): Promise<void> {
  await changeSettings(deps, velocitySettings, by, { ...change, change: () => document });
}
