import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { typedDigits, wonDigits } from '../../../format/money.ts';
import type { CashSearch } from '../office-search.ts';
import { DayFilter } from '../table/day-filter.tsx';

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
      <Amount
        key={`min ${search.min}`}
        label={t('cash.min')}
        value={search.min ?? ''}
        onChange={(min) => onSearch(withAmount(search, 'min', min))}
      />
      <Amount
        key={`max ${search.max}`}
        label={t('cash.max')}
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

type AmountProps = { label: string; value: string; onChange: (amount: string) => void };

/** An amount to filter by: asked for when the field is left or Enter is pressed. */
function Amount({ label, value, onChange }: AmountProps) {
  const [typed, setTyped] = useState(value);
  const commit = () => (typed === value ? undefined : onChange(typed));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={label}
        value={typed === '' ? '' : wonDigits(typed)}
        onChange={(text) => setTyped(typedDigits(text))}
        onBlur={commit}
        inputMode="numeric"
        autoComplete="off"
        className="w-36 [&_input]:h-10 [&_input]:text-right"
      />
    </form>
  );
}
