import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { PolicyPartProps } from './limits-panel.tsx';
import { holdCategories, percentText } from './policy-fields.ts';
import { holdsQuery } from './policy-queries.ts';

/** 100.0000 */
const PERCENT_LENGTH_MAX = 8;

/** What of each category stays with the house in theory: rates are measured by it. */
export function HoldsPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('partner');
  const { data } = useQuery(holdsQuery);
  const published = new Map(data?.holds.map(({ category, holdPpm }) => [category, holdPpm]));
  const hintOf = (category: (typeof holdCategories)[number]) => {
    const holdPpm = published.get(category);
    return holdPpm === undefined
      ? undefined
      : t('policy.published', { hold: percentText(holdPpm) });
  };
  return (
    <Panel title={t('policy.holds')}>
      <p className="pb-4 text-sm text-muted">{t('policy.holdsNote')}</p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {holdCategories.map((category) => (
          <TextField
            key={category}
            label={`${t(`category.${category}`)} (%)`}
            value={fields.holds[category] ?? ''}
            onChange={(text) =>
              put({ holds: { ...fields.holds, [category]: text.replaceAll(/[^\d.]/g, '') } })
            }
            hint={hintOf(category)}
            error={problemAt(`holds.${category}`)}
            isDisabled={isReadOnly}
            autoComplete="off"
            maxLength={PERCENT_LENGTH_MAX}
            className="[&_input]:text-right [&_input]:tabular-nums"
          />
        ))}
      </div>
    </Panel>
  );
}
