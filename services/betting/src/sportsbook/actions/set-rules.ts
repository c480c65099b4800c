import { refuse } from '@noriter/kit/result-codes';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import { errors } from '../../errors.ts';
import type { SportsbookDeps } from '../deps.ts';
import { contradictionsOfRules, type SportRules } from '../domain/rules.ts';
import { sportRuleSettings } from '../store/rules.ts';

/**
 * Sets what may be combined on sports, how high, and how bets end early.
 *
 * @throws Refusal B1023, B1024
 */
export async function setSportRules(
  deps: Pick<SportsbookDeps, 'pool' | 'clock'>,
  by: SettingsEditor,
  { document, ...change }: SettingsChange & { document: SportRules },
): Promise<void> {
  const fields = contradictionsOfRules(document);
  if (fields.length > 0) throw refuse(errors, 'B1024', {}, { fields });
  await changeSettings(deps, sportRuleSettings, by, { ...change, change: () => document });
}
