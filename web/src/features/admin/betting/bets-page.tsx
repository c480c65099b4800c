import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { DateRange } from '../../../components/date-range.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { rangeOf } from '../../../format/day-range.ts';
import { FilterBar } from '../filter-bar.tsx';
import { BetsList } from './bets-list.tsx';
import { betFilter } from './betting-queries.ts';
import { type BetsSearch, betStates } from './betting-search.ts';
import { GameChoice } from './game-choice.tsx';
import { useBetText } from './use-bet-text.ts';

type BetsPageProps = { search: BetsSearch; onSearch: (search: BetsSearch) => void };

/** Every bet of the site: by member, game, round, state, day, or by its number. */
export function BetsPage({ search, onSearch }: BetsPageProps) {
  const { t } = useTranslation('admin');
  const days = { ...rangeOf('last7', useKoreaDay()), ...search };
  const { startDate, endDate } = days;
  const { page: _first, ...filter } = search;
  const choices = betStates.map((id) => ({ id, text: t(`betting.state.${id}`) }));
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
              <GameChoice game={search.game} onChange={(game) => onSearch({ ...filter, game })} />
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
