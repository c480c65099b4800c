import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { CashSearch } from '../../shared/admin-search.ts';
import { DayFilter } from '../../shared/tables/day-filter.tsx';
import { FilterField } from '../../shared/tables/filter-field.tsx';

type CashFiltersProps = { search: CashSearch; onSearch: (search: CashSearch) => void };

/** The days and the size of requests. */
export function CashFilters({ search, onSearch }: CashFiltersProps) {
  const { t } = useTranslation('admin');
  const { startDate: _start, endDate: _end, ...rest } = search;
  return (
    <>
      <DayFilter
        label={t('cash.askedAt')}
        days={search}
        onChange={({ startDate, endDate }) =>
          onSearch({
            ...rest,
            ...(startDate === undefined ? {} : { startDate }),
            ...(endDate === undefined ? {} : { endDate }),
          })
        }
      />
      <FilterField
        label={t('cash.min')}
        isMoney
        value={search.min ?? ''}
        onChange={(min) => onSearch(withAmount(search, 'min', min))}
      />
      <FilterField
        label={t('cash.max')}
        isMoney
        value={search.max ?? ''}
        onChange={(max) => onSearch(withAmount(search, 'max', max))}
      />
      <Button
        look="quiet"
        onPress={() => {
          const { min: _min, max: _max, order: _order, ...bare } = rest;
          onSearch(bare);
        }}
      >
        {t('filter.clear')}
      </Button>
    </>
  );
}

function withAmount(search: CashSearch, end: 'min' | 'max', amount: string): CashSearch {
  const { [end]: _replaced, ...rest } = search;
  return amount === '' ? rest : { ...rest, [end]: amount };
}
