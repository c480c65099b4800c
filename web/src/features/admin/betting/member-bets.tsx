import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../components/date-range.tsx';
import { Panel } from '../../../components/page.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { rangeOf } from '../../../format/day-range.ts';
import { BetsList } from './bets-list.tsx';
import { betFilter } from './betting-queries.ts';
import type { BetsSearch } from './betting-search.ts';
import { GameChoice } from './game-choice.tsx';

type MemberBetsProps = {
  memberId: string;
  search: BetsSearch;
  onSearch: (search: BetsSearch) => void;
};

/** What one member has bet on. */
export function MemberBets({ memberId, search, onSearch }: MemberBetsProps) {
  const { t } = useTranslation('admin');
  const { startDate, endDate } = { ...rangeOf('last30', useKoreaDay()), ...search };
  const { page: _first, ...rest } = search;
  const filter = { ...betFilter(search, { startDate, endDate }), memberId };
  return (
    <Panel isFlush>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <DateRange
          label={t('betting.placedAt')}
          value={{ startDate, endDate }}
          onChange={(range) => onSearch({ ...rest, ...range })}
        />
        <GameChoice game={search.game} onChange={(game) => onSearch({ ...rest, game })} />
      </div>
      <BetsList {...{ filter, search, onSearch }} />
    </Panel>
  );
}
