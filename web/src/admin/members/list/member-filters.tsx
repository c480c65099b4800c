import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import type { MembersSearch } from '../../shared/admin-search.ts';
import { DayFilter } from '../../shared/tables/day-filter.tsx';
import { FilterField } from '../../shared/tables/filter-field.tsx';

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type MemberFiltersProps = { search: MembersSearch; onSearch: (search: MembersSearch) => void };

/** Level, kind, recommender and the days of signing up. */
export function MemberFilters({ search, onSearch }: MemberFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <DayFilter
        label={t('members.signedUpAt')}
        days={search}
        onChange={({ startDate, endDate }) => {
          const { startDate: _start, endDate: _end, ...rest } = search;
          onSearch({
            ...rest,
            ...(startDate === undefined ? {} : { startDate }),
            ...(endDate === undefined ? {} : { endDate }),
          });
        }}
      />
      <div className="w-28 [&_button]:h-10">
        <Select
          label={t('members.level')}
          placeholder={t('filter.all')}
          choices={[
            { id: 'all', text: t('filter.all') },
            ...levels.map((id) => ({ id, text: id })),
          ]}
          value={search.level === undefined ? 'all' : String(search.level)}
          onChange={(id) => {
            const { level: _level, ...rest } = search;
            onSearch(id === 'all' ? rest : { ...rest, level: Number(id) });
          }}
        />
      </div>
      <FilterField
        label={t('members.recommender')}
        value={search.recommender ?? ''}
        onChange={(recommender) => {
          const { recommender: _before, ...rest } = search;
          onSearch(recommender === '' ? rest : { ...rest, recommender });
        }}
      />
      <Segmented
        label={t('members.kind')}
        choices={[
          { id: 'all', text: t('filter.all') },
          { id: 'player', text: t('members.player') },
          { id: 'partner', text: t('members.partnerOnly') },
        ]}
        value={search.partner === undefined ? 'all' : search.partner ? 'partner' : 'player'}
        onChange={(id) => {
          const { partner: _before, ...rest } = search;
          onSearch(id === 'all' ? rest : { ...rest, partner: id === 'partner' });
        }}
      />
      <Button
        look="quiet"
        onPress={() => onSearch({ status: search.status, search: search.search })}
      >
        {t('filter.clear')}
      </Button>
    </>
  );
}
