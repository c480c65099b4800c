import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRank, OwnRankChange } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { rankHistoryQuery } from './overview-queries.ts';

/** When the member rose or fell, the newest first. */
export function RankHistory({ own }: { own: OwnRank }) {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  return (
    <details>
      <summary className="cursor-pointer py-2 font-medium">{t('rank.history')}</summary>
      <ListView
        caption={t('rank.history')}
        empty={{ icon: Crown, title: t('rank.noHistory') }}
        query={useQuery(rankHistoryQuery(page))}
        rowKey={({ day }) => day}
        columns={useColumns(own)}
        onPage={setPage}
      />
    </details>
  );
}

function useColumns({ list }: OwnRank): Column<OwnRankChange>[] {
  const { t } = useTranslation('promotion');
  const nameOf = (rank: number) => list[rank - 1]?.name ?? t('rank.none');
  return [
    { key: 'day', header: t('rank.column.day'), phone: 'title', cell: ({ day }) => day },
    { key: 'from', header: t('rank.column.from'), cell: ({ fromRank }) => nameOf(fromRank) },
    {
      key: 'to',
      header: t('rank.column.to'),
      phone: 'title',
      cell: ({ toRank }) => <strong>{nameOf(toRank)}</strong>,
    },
    {
      key: 'turnover',
      header: t('rank.column.turnover'),
      align: 'end',
      cell: ({ turnover }) => won(turnover),
    },
  ];
}
