import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/data-table.tsx';
import { won } from '../../../format/money.ts';
import type { Sides } from '../../sport/pick-words.ts';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { ExposedMarket } from '../api/contracts.ts';
import { sidesOf } from './named-sides.ts';
import { HouseResult } from './use-exposure-columns.tsx';

/** What stands on each selection of a market, and what it costs when it wins. */
export function ExposedSelections({ market, sides }: { market: ExposedMarket; sides?: Sides }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const names = sides ?? sidesOf(market);
  return (
    <DataTable
      caption={t('betting.selections')}
      rows={market.selections}
      rowKey={(row) => row.selectionId}
      columns={[
        {
          key: 'pick',
          header: t('betting.pick'),
          phone: 'title',
          cell: (row) => text.pick(market.market, row.selectionId, names),
        },
        { key: 'tickets', header: t('betting.bets'), align: 'end', cell: (row) => row.tickets },
        { key: 'stake', header: t('betting.stake'), align: 'end', cell: (row) => won(row.stake) },
        { key: 'share', header: t('sport.share'), align: 'end', cell: (row) => won(row.share) },
        { key: 'worst', header: t('sport.worst'), align: 'end', cell: (row) => won(row.worst) },
        {
          key: 'loss',
          header: t('sport.loss'),
          align: 'end',
          cell: (row) => <HouseResult loss={row.loss} />,
        },
      ]}
    />
  );
}
