import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaybackLine } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { paybackQuery } from './overview-queries.ts';

/** What came back for each day or week, and of what loss. */
export function PaybackList() {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  return (
    <ListView
      caption={t('payback.title')}
      empty={{ icon: Undo2, title: t('payback.none') }}
      query={useQuery(paybackQuery(page))}
      rowKey={({ promotionId, firstDay }) => `${promotionId}-${firstDay}`}
      columns={useColumns()}
      onPage={setPage}
    />
  );
}

function useColumns(): Column<PaybackLine>[] {
  const { t } = useTranslation('promotion');
  return [
    {
      key: 'period',
      header: t('payback.column.period'),
      phone: 'title',
      cell: ({ firstDay: first, lastDay: last }) =>
        first === last ? first : t('payback.range', { first, last }),
    },
    { key: 'title', header: t('payback.column.title'), cell: ({ title }) => title },
    {
      key: 'lost',
      header: t('payback.column.lost'),
      align: 'end',
      cell: ({ lost }) => won(lost),
    },
    {
      key: 'amount',
      header: t('payback.column.amount'),
      align: 'end',
      phone: 'title',
      cell: ({ reward: kind, amount, percent }) => (
        <span className="font-semibold">
          {rewardText({ kind, amount })} <span className="text-faint">({percent}%)</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('payback.column.state'),
      cell: ({ reason, isHeld }) =>
        reason === '' ? (
          <Badge tone={isHeld ? 'warn' : 'jade'}>
            {t(isHeld ? 'page.state.held' : 'payback.given')}
          </Badge>
        ) : (
          <span className="text-sm text-warn">{reason}</span>
        ),
    },
  ];
}
