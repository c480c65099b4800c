import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { healthQuery } from '../shared/games-queries.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { CallsPanel } from './calls-panel.tsx';
import { useHealthColumns } from './use-health-columns.tsx';

/** How vendors' calls went: since the process that answers began, and over the last hours. */
export function GameHealthPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(healthQuery);
  const columns = useHealthColumns();
  const vendorName = useVendorName();
  const vendors = query.data ?? [];
  const cut = vendors.filter(({ isAutomatic, state }) => isAutomatic && state !== 'open');
  return (
    <Page title={t('nav.gameHealth')} note={t('games.healthNote')} width="full">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {cut.length === 0 ? null : (
        <NoticeBar tone="bad" title={t('games.cutOff')}>
          {cut.map(({ vendorKey }) => vendorName(vendorKey)).join(', ')}
        </NoticeBar>
      )}
      {query.data === undefined ? null : (
        <Panel isFlush>
          {vendors.length === 0 ? (
            <Empty icon={Activity} title={t('games.noVendors')} />
          ) : (
            <DataTable
              caption={t('nav.gameHealth')}
              rows={vendors}
              rowKey={(row) => row.vendorKey}
              columns={columns}
            />
          )}
        </Panel>
      )}
      <CallsPanel />
    </Page>
  );
}
