import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { VisibilityRule } from '../../shared/contracts.ts';
import { useRuleName } from './use-rule-changes.ts';
import { useRuleText } from './use-rule-text.ts';

/** What a rule is about, and who sees it; null instead of editing where somebody may only look. */
export function useRuleColumns(
  onEdit: ((rule: VisibilityRule) => void) | null,
): Column<VisibilityRule>[] {
  const { t } = useTranslation('admin');
  const nameOf = useRuleName();
  const textOf = useRuleText();
  return [
    {
      key: 'about',
      header: t('games.visibility.about'),
      phone: 'title',
      cell: (rule) => <span className="font-semibold">{nameOf(rule)}</span>,
    },
    {
      key: 'audience',
      header: t('games.visibility.audience'),
      wraps: true,
      cell: (rule) => textOf(rule),
    },
    {
      key: 'edit',
      header: t('games.edit'),
      align: 'end',
      phone: 'foot',
      cell: (rule) =>
        onEdit === null ? null : (
          <Button size="small" onPress={() => onEdit(rule)}>
            {t('games.edit')}
          </Button>
        ),
    },
  ];
}
