import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { Nothing } from '../../shared/ui/pages/states.tsx';
import type { ResultRow } from '../sportsbook/model/sport-types.ts';
import { useSportText } from '../sportsbook/model/use-sport-text.ts';
import { ResultMarkets } from './result-markets.tsx';

/** When, in which league, who played, how it ended, and what of each market won. */
export function useResultColumns(): Column<ResultRow>[] {
  const { t } = useTranslation('sport');
  const text = useSportText();
  return [
    { key: 'at', header: t('column.at'), cell: (row) => koreaMinute(row.startsAt) },
    {
      key: 'league',
      header: t('column.league'),
      cell: (row) => (
        <span className="text-muted">
          {text.sport(row.sport)} · {text.name(row.league)}
        </span>
      ),
    },
    {
      key: 'match',
      header: t('column.match'),
      phone: 'title',
      cell: (row) => (
        <span className="font-semibold">{text.match(row) ?? text.name(row.league)}</span>
      ),
    },
    {
      key: 'score',
      header: t('column.score'),
      phone: 'title',
      cell: (row) => <Score row={row} />,
    },
    {
      key: 'winners',
      header: t('column.winners'),
      wraps: true,
      cell: (row) => <ResultMarkets row={row} />,
    },
  ];
}

function Score({ row }: { row: ResultRow }) {
  const { t } = useTranslation('sport');
  if (row.state !== 'finished') return <Badge tone="warn">{t(`fixture.${row.state}`)}</Badge>;
  if (row.scoreboard === null) return <Nothing />;
  const { home, away } = row.scoreboard.total;
  return (
    <span className="text-base font-bold text-brass-text tabular-nums">{`${home} : ${away}`}</span>
  );
}
