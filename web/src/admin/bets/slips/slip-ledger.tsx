import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, Nothing, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminSlip } from '../../shared/contracts.ts';
import { commandsQuery } from '../shared/betting-queries.ts';
import { useRefusalWords } from '../shared/use-refusal-words.ts';

/** What the ledger has of a slip: its stake, and what came back of each bet. */
export function SlipLedger({ slip }: { slip: AdminSlip }) {
  const { t } = useTranslation('admin');
  const ids = [
    slip.stakeCommandId,
    ...slip.bets.flatMap((bet) => bet.settlements.flatMap(({ commandId }) => commandId ?? [])),
  ];
  const query = useQuery(commandsQuery(ids));
  return (
    <Panel isFlush title={t('betting.ledger')}>
      {query.isPending ? (
        <div className="p-4 sm:p-5">
          <SkeletonRows rows={2} />
        </div>
      ) : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 ? <Empty icon={Scale} title={t('betting.ledgerEmpty')} /> : null}
      {query.data === undefined || query.data.length === 0 ? null : <Entries rows={query.data} />}
    </Panel>
  );
}

type Entry = {
  commandId: string;
  at: string;
  kind: string;
  amount: string;
  from: string;
  cashAfter: string;
  refusal: string | null;
};

function Entries({ rows }: { rows: readonly Entry[] }) {
  const { t } = useTranslation('admin');
  const text = useLedgerText();
  const refusalWords = useRefusalWords();
  return (
    <DataTable
      caption={t('betting.ledger')}
      rows={rows}
      rowKey={(row) => row.commandId}
      columns={[
        {
          key: 'kind',
          header: t('ledger.kind'),
          phone: 'title',
          cell: (row) => text.kind(row.kind),
        },
        {
          key: 'amount',
          header: t('ledger.amount'),
          align: 'end',
          phone: 'title',
          cell: (row) =>
            row.refusal === null ? (
              <SignedAmount
                account="cash"
                amount={row.from === 'cash' ? `-${row.amount}` : row.amount}
              />
            ) : (
              <span className="text-faint">{t('betting.notMoved')}</span>
            ),
        },
        {
          key: 'after',
          header: t('ledger.after'),
          align: 'end',
          cell: (row) => won(row.cashAfter),
        },
        {
          key: 'at',
          header: t('ledger.at'),
          cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
        },
        {
          key: 'refusal',
          header: t('decision.reason'),
          wraps: true,
          cell: (row) =>
            row.refusal === null ? <Nothing /> : refusalWords({ refusal: row.refusal, legs: [] }),
        },
        {
          key: 'command',
          header: t('betting.command'),
          cell: (row) => <span className="text-xs text-faint">{shortNumber(row.commandId)}</span>,
        },
      ]}
    />
  );
}
