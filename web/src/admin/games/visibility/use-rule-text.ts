import { useTranslation } from 'react-i18next';
import type { VisibilityRule } from '../../shared/contracts.ts';

/** Who sees what a rule is about, in a line; without a rule everybody does. */
export function useRuleText(): (rule: VisibilityRule | undefined) => string {
  const { t } = useTranslation('admin');
  const levels = ({ levelFrom, levelTo }: VisibilityRule) => {
    if (levelTo === null) return t('games.visibility.levelsFrom', { from: levelFrom });
    return t('games.visibility.levels', { from: levelFrom ?? 1, to: levelTo });
  };
  return (rule) => {
    if (rule === undefined) return t('games.visibility.everybody');
    if (rule.isHidden) return t('games.visibility.hidden');
    const [device, ...others] = rule.devices;
    const names = rule.partners.map(({ loginId }) => loginId).join(', ');
    return [
      device === undefined || others.length > 0 ? [] : t(`games.visibility.device.${device}`),
      rule.levelFrom === null && rule.levelTo === null ? [] : levels(rule),
      rule.partnerMode === 'all'
        ? []
        : t(`games.visibility.partnerText.${rule.partnerMode}`, { names }),
    ]
      .flat()
      .join(' · ');
  };
}
