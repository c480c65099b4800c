import { useQuery } from '@tanstack/react-query';
import { Factory } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { vendorsQuery } from '../shared/games-queries.ts';
import { useVendorColumns } from './use-vendor-columns.tsx';
import { VendorDialog } from './vendor-dialog.tsx';

/** Who games come from: whether they may be played, how far, and with which keys they call. */
export function VendorsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(vendorsQuery);
  const [edited, setEdited] = useState<string | null>(null);
  const permits = usePermits();
  const columns = useVendorColumns(
    permits('betting.manage', 'platform') ? (vendorKey) => setEdited(vendorKey) : null,
  );
  const vendors = query.data ?? [];
  const keyless = vendors.filter(({ keys, protocol }) => keys === 0 && protocol !== 'transfer');
  const vendor = vendors.find(({ vendorKey }) => vendorKey === edited);
  return (
    <Page title={t('nav.gameVendors')} note={t('games.vendorsNote')} width="full">
      {keyless.length === 0 ? null : (
        <NoticeBar tone="warn" title={t('games.noKeys')}>
          {keyless.map(({ names }) => nameIn(names)).join(', ')}
        </NoticeBar>
      )}
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <Panel isFlush>
          {vendors.length === 0 ? (
            <Empty icon={Factory} title={t('games.noVendors')} />
          ) : (
            <DataTable
              caption={t('nav.gameVendors')}
              rows={vendors}
              rowKey={(row) => row.vendorKey}
              columns={columns}
            />
          )}
        </Panel>
      )}
      {vendor === undefined ? null : (
        <VendorDialog key={vendor.vendorKey} vendor={vendor} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}
