import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { GameComparison } from '../../shared/contracts.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';

/** Which days of which vendor were compared, and what came of it. */
export function useRunColumns(): Column<GameComparison>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return [
    {
      key: 'vendor',
      header: t('games.vendor'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{vendorName(row.vendorKey)}</span>,
    },
    {
      key: 'from',
      header: t('games.period'),
      cell: (row) => (
        <span className="tabular-nums">
          {koreaMinute(row.from)} ~ {koreaMinute(row.until)}
        </span>
      ),
    },
    { key: 'matched', header: t('games.matched'), align: 'end', cell: (row) => row.matched },
    {
      key: 'differences',
      header: t('games.differences'),
      align: 'end',
      cell: ({ differences }) => (
        <span className={differences === 0 ? '' : 'font-semibold text-warn'}>{differences}</span>
      ),
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state, problem }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={state === 'done' ? 'jade' : 'danger'}>
            {t(state === 'done' ? 'games.done' : 'games.failed')}
          </Badge>
          {problem === '' ? null : <span className="text-xs text-muted">{problem}</span>}
        </span>
      ),
    },
    {
      key: 'started',
      header: t('games.startedAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.startedAt)}</span>,
    },
  ];
}
