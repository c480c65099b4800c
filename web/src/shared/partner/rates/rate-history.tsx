import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../format/time.ts';
import type { Column } from '../../ui/lists/column.ts';
import { ListView } from '../../ui/lists/list-view.tsx';
import { Panel } from '../../ui/pages/page.tsx';
import type { RateChange } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';

/** All rates somebody ever had, the newest first. */
export function RateHistory({ reads, of }: { reads: PartnerReads; of: { holderId?: string } }) {
  const { t } = useTranslation('partner');
  const [page, setPage] = useState(1);
  return (
    <Panel isFlush title={t('rates.history')}>
      <ListView
        caption={t('rates.history')}
        empty={{ icon: History, title: t('rates.noHistory') }}
        query={useQuery(reads.rateHistory({ ...of, page }))}
        columns={useColumns()}
        rowKey={({ category, kind, effectiveFrom }) => `${category} ${kind} ${effectiveFrom}`}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(): Column<RateChange>[] {
  const { t } = useTranslation('partner');
  return [
    {
      key: 'what',
      header: t('by.category'),
      phone: 'title',
      cell: ({ category, kind }) => (
        <span className="font-medium">
          {t(`category.${category}`)} · {t(`kind.${kind}`)}
        </span>
      ),
    },
    {
      key: 'rate',
      header: t('rates.rate'),
      align: 'end',
      phone: 'title',
      cell: ({ rate }) => <strong className="tabular-nums">{rate}%</strong>,
    },
    {
      key: 'from',
      header: t('rates.effectiveFrom'),
      cell: ({ effectiveFrom }) => koreaMinute(effectiveFrom),
    },
    {
      key: 'changedAt',
      header: t('rates.changedAt'),
      cell: ({ changedAt }) => koreaMinute(changedAt),
    },
    {
      key: 'by',
      header: t('rates.changedBy'),
      cell: ({ changedByName }) => changedByName ?? t('rates.changedAbove'),
    },
  ];
}
