import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { MembersSearch } from '../office-search.ts';
import { DayFilter } from '../table/day-filter.tsx';

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
      <Recommender
        key={search.recommender}
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

type RecommenderProps = { value: string; onChange: (loginId: string) => void };

/** Whose members: asked for when the field is left or Enter is pressed. */
function Recommender({ value, onChange }: RecommenderProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(value);
  const commit = () => (typed.trim() === value ? undefined : onChange(typed.trim()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={t('members.recommender')}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        maxLength={40}
        className="w-36 [&_input]:h-10"
      />
    </form>
  );
}
