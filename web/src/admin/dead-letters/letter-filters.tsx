import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../../shared/forms/select.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DayFilter } from '../shared/tables/day-filter.tsx';
import { letterSummaryQuery } from './letters-query.ts';
import type { LettersSearch } from './letters-search.ts';

type LetterFiltersProps = {
  search: LettersSearch;
  onSearch: (search: LettersSearch) => void;
};

/** Where letters died and wait still, and when they did. */
export function LetterFilters({ search, onSearch }: LetterFiltersProps) {
  const { t } = useTranslation('admin');
  const groups = useQuery(letterSummaryQuery).data?.groups ?? [];
  const { startDate: _start, endDate: _end, topic, consumer, ...rest } = search;
  const put = (change: LettersSearch) =>
    onSearch({ ...rest, topic, consumer, ...daysOf(search), page: 1, ...change });
  const choicesOf = (names: readonly (string | undefined)[]) => [
    { id: 'all', text: t('filter.all') },
    ...[...new Set(names)].flatMap((id) => (id === undefined ? [] : [{ id, text: id }])),
  ];
  return (
    <>
      <Select
        label={t('deadLetters.topic')}
        choices={choicesOf([...groups.map((group) => group.topic), topic])}
        value={topic ?? 'all'}
        onChange={(id) => put({ topic: id === 'all' ? undefined : id })}
        placeholder={t('filter.all')}
      />
      <Select
        label={t('deadLetters.consumer')}
        choices={choicesOf([...groups.map((group) => group.consumer), consumer])}
        value={consumer ?? 'all'}
        onChange={(id) => put({ consumer: id === 'all' ? undefined : id })}
        placeholder={t('filter.all')}
      />
      <DayFilter
        label={t('deadLetters.diedAt')}
        days={search}
        onChange={(days) => onSearch({ ...rest, topic, consumer, ...days, page: 1 })}
      />
      <Button look="quiet" onPress={() => onSearch(rest)}>
        {t('filter.clear')}
      </Button>
    </>
  );
}

function daysOf({ startDate, endDate }: LettersSearch) {
  return {
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}
