import { refuse } from '@noriter/kit/result-codes';
import {
  changeSettings,
  type SettingsChange,
  type SettingsEditor,
} from '@noriter/versioned-settings/change-settings';
import { errors } from '../../errors.ts';
import type { SiteDeps } from '../deps.ts';
import { isTooMany, RULES_MAX, type VisibilityRule, withRule } from '../domain/visibility.ts';
import { hasGame } from '../store/codes.ts';
import { findPartners } from '../store/standing.ts';
import { visibilitySettings } from '../store/visibility.ts';

/** A rule as an operator sets it: partners by the names they log in with. */
export type RuleWish = Omit<VisibilityRule, 'partners'> & { partnerLogins: readonly string[] };

type Deps = Pick<SiteDeps, 'pool' | 'clock' | 'vendors' | 'visibility'>;

/**
 * Sets who of a site sees a vendor's games, or one of them.
 *
 * @throws Refusal G002 without such a vendor, G006 without such a game, G009 without such a partner, G012
 *   with more rules than there may be, G004 when somebody else was quicker
 */
export async function setVisibility(
  deps: Deps,
  by: SettingsEditor,
  { rule: { partnerLogins, ...rule }, ...wish }: SettingsChange & { rule: RuleWish },
): Promise<void> {
  if (deps.vendors.get(rule.vendorKey) === undefined) throw refuse(errors, 'G002');
  if (rule.gameCode !== '' && !(await hasGame(deps.pool, rule))) throw refuse(errors, 'G006');
  const partners = await findPartners(deps.pool, by.siteId, partnerLogins);
  const unknown = partnerLogins.filter((one) => !partners.some(({ loginId }) => loginId === one));
  if (unknown.length > 0) throw refuse(errors, 'G009');
  await changeSettings(deps, visibilitySettings, by, {
    ...wish,
    change(before) {
      const after = withRule(before, { ...rule, partners });
      if (isTooMany(before, after)) throw refuse(errors, 'G012', { max: RULES_MAX });
      return after;
    },
  });
  await deps.visibility.refresh();
}
