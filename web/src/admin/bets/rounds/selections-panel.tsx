import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import type { AdminRound } from '../../shared/contracts.ts';
import { useBetText } from '../shared/use-bet-text.ts';

/** What stands, or stood, on each selection of a round, and what it would cost or has cost. */
export function SelectionsPanel({ round }: { round: AdminRound }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const title = t('betting.selections');
  if (round.selections.length === 0) {
    return (
      <Panel isFlush title={title}>
        <Empty icon={ReceiptText} title={t('betting.noBets')} />
      </Panel>
    );
  }
  return (
    <Panel isFlush title={title}>
      <DataTable
        caption={title}
        rows={round.selections}
        rowKey={(row) => row.selectionId}
        columns={[
          {
            key: 'market',
            header: t('betting.market'),
            phone: 'title',
            cell: (row) => text.market(round.gameId, row.marketId),
          },
          {
            key: 'pick',
            header: t('betting.pick'),
            phone: 'title',
            cell: (row) => <span className="font-semibold">{text.pick(row.selectionId)}</span>,
          },
          { key: 'bets', header: t('betting.bets'), align: 'end', cell: (row) => row.bets },
          { key: 'stake', header: t('betting.stake'), align: 'end', cell: (row) => won(row.stake) },
          {
            key: 'would',
            header: t('betting.wouldReturn'),
            align: 'end',
            cell: (row) => won(row.returned),
          },
          {
            key: 'paid',
            header: t('betting.returned'),
            align: 'end',
            cell: (row) => <span className="font-semibold text-brass-text">{won(row.paid)}</span>,
          },
        ]}
      />
    </Panel>
  );
}
