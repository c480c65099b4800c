import { type BetCategory, betCategories } from '@noriter/rules/lists/bet-categories';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RATE_PLACES } from '../../../shared/partner/rates/rate-draft.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import type { PolicyPartProps } from './limits-panel.tsx';
import { percentText } from './policy-fields.ts';
import { holdsQuery } from './policy-queries.ts';

/** What of each category stays with the house in theory: rates are measured by it. */
export function HoldsPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('partner');
  const { data } = useQuery(holdsQuery);
  const published = new Map(data?.holds.map(({ category, holdPpm }) => [category, holdPpm]));
  const hintOf = (category: BetCategory) => {
    const holdPpm = published.get(category);
    return holdPpm === undefined
      ? {}
      : { hint: t('policy.published', { hold: percentText(holdPpm) }) };
  };
  return (
    <Panel title={t('policy.holds')}>
      <p className="pb-4 text-sm text-muted">{t('policy.holdsNote')}</p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {betCategories.map((category) => (
          <NumberInput
            key={category}
            label={`${t(`category.${category}`)} (%)`}
            value={fields.holds[category] ?? ''}
            onChange={(text) => put({ holds: { ...fields.holds, [category]: text } })}
            places={RATE_PLACES}
            {...hintOf(category)}
            error={problemAt(`holds.${category}`)}
            isDisabled={isReadOnly}
          />
        ))}
      </div>
    </Panel>
  );
}
