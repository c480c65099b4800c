import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { comparisonsQuery } from '../shared/games-queries.ts';
import { Compare } from './compare.tsx';
import { useRunColumns } from './use-run-columns.tsx';

/** The newest comparisons, and one more on demand. */
export function RunPanel() {
  const { t } = useTranslation('admin');
  const query = useQuery(comparisonsQuery);
  const columns = useRunColumns();
  return (
    <Panel isFlush title={t('games.runs')}>
      <Compare />
      {query.isPending ? <SkeletonRows rows={4} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : query.data.length === 0 ? (
        <Empty icon={History} title={t('games.noRuns')} />
      ) : (
        <DataTable
          caption={t('games.runs')}
          rows={query.data}
          rowKey={(row) => row.runId}
          columns={columns}
        />
      )}
    </Panel>
  );
}
