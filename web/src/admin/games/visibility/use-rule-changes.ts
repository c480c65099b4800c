import { useTranslation } from 'react-i18next';
import type { VisibilityRule } from '../../shared/contracts.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { useRuleText } from './use-rule-text.ts';

type Rules = { rules: readonly VisibilityRule[] };

const keyOf = ({ vendorKey, gameCode }: VisibilityRule) => JSON.stringify([vendorKey, gameCode]);

/** What a rule is about: a vendor, or a game of it. */
export function useRuleName(): (rule: VisibilityRule) => string {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return ({ vendorKey, gameCode }) =>
    gameCode === ''
      ? t('games.visibility.allGames', { vendor: vendorName(vendorKey) })
      : `${vendorName(vendorKey)} ${gameCode}`;
}

/** Whose audience was another, and what it became. */
export function useRuleChanges(): (before: Rules, after: Rules) => SettingChange[] {
  const textOf = useRuleText();
  const nameOf = useRuleName();
  return (before, after) => {
    const old = new Map(before.rules.map((rule) => [keyOf(rule), rule]));
    const next = new Map(after.rules.map((rule) => [keyOf(rule), rule]));
    return [...new Map([...old, ...next])]
      .map(([key, rule]) => ({
        name: nameOf(rule),
        before: textOf(old.get(key)),
        after: textOf(next.get(key)),
      }))
      .filter((row) => row.before !== row.after);
  };
}
