import { useTranslation } from 'react-i18next';
import type { GameFigures } from '../../../shared/api/contracts.ts';
import { parseWon, won, wonDigits } from '../../../shared/format/money.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { deviationOf, deviationText } from './figure-text.ts';

type AmountKey = 'staked' | 'returned' | 'ggr' | 'jackpots' | 'granted';

/** What was staked and came back, what stayed, and the return beside what games promise. */
export function useFigureColumns<Row extends GameFigures>(): Column<Row>[] {
  const { t } = useTranslation('admin');
  const amount = (key: AmountKey): Column<Row> => ({
    key,
    header: t(`games.report.${key}`),
    align: 'end',
    cell: (row) => (
      <span className={key === 'ggr' && parseWon(row.ggr) < 0n ? 'text-danger' : ''}>
        {won(row[key])}
      </span>
    ),
  });
  const percent = (key: 'rtp' | 'rtpTheoretical'): Column<Row> => ({
    key,
    header: t(`games.report.${key}`),
    align: 'end',
    cell: (row) => (row[key] === null ? <Nothing /> : `${row[key]}%`),
  });
  return [
    {
      key: 'bets',
      header: t('games.report.bets'),
      align: 'end',
      cell: (row) => wonDigits(row.bets),
    },
    amount('staked'),
    amount('returned'),
    amount('ggr'),
    percent('rtp'),
    percent('rtpTheoretical'),
    {
      key: 'deviation',
      header: t('games.report.deviation'),
      align: 'end',
      cell: (row) => <Deviation figures={row} />,
    },
    amount('jackpots'),
    amount('granted'),
  ];
}

function Deviation({ figures }: { figures: GameFigures }) {
  const { t } = useTranslation('admin');
  const deviation = deviationOf(figures);
  if (deviation === null) return <Nothing />;
  return (
    <span className={`tabular-nums ${deviation > 0 ? 'text-warn' : ''}`}>
      {t('games.report.points', { points: deviationText(deviation) })}
    </span>
  );
}
