import { useTranslation } from 'react-i18next';
import type { Sides } from '../../../betting/sportsbook/model/selection-text.ts';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import { won } from '../../../shared/format/money.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import type { ExposedMarket } from '../../shared/contracts.ts';
import { sidesOf } from '../shared/named-sides.ts';
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
