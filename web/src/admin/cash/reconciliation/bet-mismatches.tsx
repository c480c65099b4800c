import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { LedgerMismatch } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { CloseDialog } from './close-mismatch.tsx';
import { mismatchesQuery } from './reconciliation-query.ts';

/** What bets and the ledger do not agree on: payouts that were lost, doubled or forged. */
export function BetMismatches() {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [page, setPage] = useState(1);
  const [closed, setClosed] = useState<LedgerMismatch | null>(null);
  const query = useQuery({ ...mismatchesQuery(page), placeholderData: keepPreviousData });
  const comparedTo = query.data?.comparedTo;
  return (
    <Panel isFlush title={t('reconciliation.bets.title')}>
      {comparedTo === undefined ? null : (
        <p className="px-4 pb-3 text-sm text-muted">
          {t('reconciliation.bets.comparedTo', { at: koreaSecond(comparedTo) })}
        </p>
      )}
      <ListView
        caption={t('reconciliation.bets.title')}
        empty={{ icon: Scale, title: t('reconciliation.bets.empty') }}
        query={query}
        rowKey={(row) => row.commandId}
        onPage={setPage}
        below={(row) => <Ids row={row} />}
        columns={[
          {
            key: 'seenAt',
            header: t('reconciliation.startedAt'),
            phone: 'title',
            cell: (row) => <span className="tabular-nums">{koreaSecond(row.seenAt)}</span>,
          },
          {
            key: 'fault',
            header: t('reconciliation.result'),
            phone: 'title',
            cell: (row) => (
              <Badge tone={row.resolvedAt === null ? 'danger' : 'jade'}>
                {row.resolvedAt === null
                  ? t(`reconciliation.bets.fault.${row.fault}`)
                  : t('reconciliation.bets.resolved')}
              </Badge>
            ),
          },
          { key: 'amount', header: t('cash.amount'), align: 'end', cell: (row) => won(row.amount) },
          {
            key: 'close',
            header: t('cash.actions'),
            align: 'end',
            phone: 'foot',
            cell: (row) =>
              row.resolvedAt === null && permits('betting.manage') ? (
                <Button size="small" onPress={() => setClosed(row)}>
                  {t('reconciliation.bets.close')}
                </Button>
              ) : (
                row.closedReason
              ),
          },
        ]}
      />
      {closed === null ? null : <CloseDialog row={closed} onClose={() => setClosed(null)} />}
    </Panel>
  );
}

function Ids({ row }: { row: LedgerMismatch }) {
  return (
    <code className="block rounded-md bg-sunken px-3 py-2 text-xs break-all whitespace-normal text-faint">
      {row.kind} {row.commandId} · {row.slipId} · {row.memberId}
    </code>
  );
}
