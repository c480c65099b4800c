import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBetWord } from '../../../shared/bets/bet-word-badge.tsx';
import { stateWord } from '../../../shared/bets/bet-words.ts';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { rangeOf } from '../../../shared/format/day-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { betFilter } from '../shared/betting-queries.ts';
import { type BetsSearch, betStates } from '../shared/betting-search.ts';
import { useBetText } from '../shared/use-bet-text.ts';
import { BetsList } from './bets-list.tsx';
import { ProductFilter } from './product-filter.tsx';

type BetsPageProps = { search: BetsSearch; onSearch: (search: BetsSearch) => void };

/** Every bet of the site: by member, game, round, state, day, or by its number. */
export function BetsPage({ search, onSearch }: BetsPageProps) {
  const { t } = useTranslation('admin');
  const days = { ...rangeOf('last7', useKoreaDay()), ...search };
  const { startDate, endDate } = days;
  const { page: _first, ...filter } = search;
  const word = useBetWord();
  const choices = betStates.map((id) => ({ id, text: word(stateWord(id)) }));
  return (
    <Page title={t('nav.bets')} note={t('betting.betsNote')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={choices}
          choice={search.state ?? ''}
          words={search.search ?? ''}
          hint={t('betting.searchHint')}
          onChange={({ choice, words }) =>
            onSearch({
              ...filter,
              state: betStates.find((state) => state === choice),
              search: words === '' ? undefined : words,
            })
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
          {search.round === undefined ? (
            <>
              <DateRange
                label={t('betting.placedAt')}
                value={{ startDate, endDate }}
                onChange={(range) => onSearch({ ...filter, ...range })}
              />
              <ProductFilter search={search} onSearch={onSearch} />
            </>
          ) : (
            <OneRound search={filter} onSearch={onSearch} />
          )}
        </div>
        <BetsList filter={betFilter(search, { startDate, endDate })} {...{ search, onSearch }} />
      </Panel>
    </Page>
  );
}

/** The list is of one round: its days do not matter then. */
function OneRound({ search, onSearch }: BetsPageProps) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const { gameDay = '', round = 0, game, ...rest } = search;
  const name = text.round({ gameId: game ?? '', number: round });
  return (
    <p className="flex flex-wrap items-center gap-2 font-medium">
      {t('betting.onlyRound', { round: name.trim(), day: gameDay })}
      <Button size="small" onPress={() => onSearch(rest)}>
        <X aria-hidden="true" className="size-4" />
        {t('filter.clear')}
      </Button>
    </p>
  );
}
