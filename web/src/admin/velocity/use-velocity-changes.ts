import { useTranslation } from 'react-i18next';
import type { VelocityRules } from '../shared/contracts.ts';
import type { SettingChange } from '../shared/settings/review-dialog.tsx';

/** What rules become, in the words of their form. */
export function useVelocityChanges(): (
  before: VelocityRules,
  after: VelocityRules,
) => SettingChange[] {
  const { t } = useTranslation('admin');
  const textOf = ({ rules }: VelocityRules) =>
    rules.map((rule) => t('velocity.ruleText', rule)).join(', ') || t('settings.none');
  return (before, after) => {
    const rows = [
      { name: t('velocity.rules'), before: textOf(before), after: textOf(after) },
      {
        name: t('velocity.blockSeconds'),
        before: String(before.blockSeconds),
        after: String(after.blockSeconds),
      },
    ];
    return rows.filter((row) => row.before !== row.after);
  };
}
