import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import type { Column } from '../../components/data-table.tsx';
import { Nothing } from '../../components/states.tsx';
import { koreaMinute } from '../../format/time.ts';
import type { ResultRow } from './api.ts';
import { inOrder } from './group.ts';
import { type SportText, useSportText } from './use-sport-text.ts';

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
      cell: (row) => <Winners row={row} text={text} />,
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

/** Where a match has more markets than these they stand in two columns, if there is room. */
const besideMin = 4;

function Winners({ row, text }: { row: ResultRow; text: SportText }) {
  const { t } = useTranslation('sport');
  if (row.markets.length === 0) return <Nothing />;
  return (
    <ul
      className={`grid justify-items-start gap-x-8 gap-y-0.5 max-md:justify-items-end ${row.markets.length > besideMin ? 'justify-start xl:grid-cols-[auto_auto]' : ''}`}
    >
      {inOrder(row.markets).map(({ marketKey, market, winners }) => (
        <li key={marketKey} className="flex flex-wrap gap-x-2 max-md:justify-end">
          <span className="text-faint">{text.marketLine(market, row.sport)}</span>
          <span className="font-semibold">
            {winners.length === 0
              ? t('noWinner')
              : winners.map((winner) => text.pick(market, winner, row)).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
