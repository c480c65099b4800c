import type { SettingsAt } from '@noriter/versioned-settings/cache';
import type { SiteDeps } from '../site/deps.ts';
import type { SportRules } from './domain/rules.ts';

/** What the actions of the sports book need. */
export type SportsbookDeps = SiteDeps & {
  /** A site's rules of sports, as they were last read. */
  sportRulesAt: SettingsAt<SportRules>;
};
