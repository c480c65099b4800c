import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won, wonDigits } from '../../shared/format/money.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PaybackRun } from '../shared/contracts.ts';
import { paybackRunsQuery } from './calls/promotion-queries.ts';

/** What each day or week of a payback came to, the newest first. */
export function PaybackRuns({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  return (
    <Panel isFlush title={t('promotions.runs.title')}>
      <ListView
        caption={t('promotions.runs.title')}
        empty={{ icon: Undo2, title: t('promotions.runs.none') }}
        query={useQuery(paybackRunsQuery(promotionId, page))}
        rowKey={({ firstDay }) => firstDay}
        columns={useColumns()}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(): Column<PaybackRun>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'period',
      header: t('promotions.runs.period'),
      phone: 'title',
      cell: ({ firstDay: first, lastDay: last }) =>
        first === last ? first : t('promotions.runs.range', { first, last }),
    },
    {
      key: 'members',
      header: t('promotions.runs.members'),
      align: 'end',
      cell: ({ members }) => wonDigits(String(members)),
    },
    {
      key: 'lost',
      header: t('promotions.runs.lost'),
      align: 'end',
      cell: ({ lost }) => won(lost),
    },
    {
      key: 'amount',
      header: t('promotions.runs.amount'),
      align: 'end',
      phone: 'title',
      cell: ({ amount }) => wonDigits(amount),
    },
    {
      key: 'refused',
      header: t('promotions.runs.refused'),
      align: 'end',
      cell: ({ refused }) => wonDigits(String(refused)),
    },
    {
      key: 'state',
      header: t('promotions.column.state'),
      cell: ({ closedAt }) => (
        <Badge tone={closedAt === null ? 'brass' : 'jade'}>
          {t(closedAt === null ? 'promotions.runs.open' : 'promotions.runs.closed')}
        </Badge>
      ),
    },
    {
      key: 'version',
      header: t('promotions.column.version'),
      align: 'end',
      cell: ({ version }) => `v${version}`,
    },
  ];
}
