import { Factory } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import type { GameReport } from '../../shared/contracts.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { useFigureColumns } from './use-figure-columns.tsx';

type VendorRow = GameReport['vendors'][number];

/** The same figures of each vendor, the one with the most stakes first. */
export function VendorsPanel({ vendors }: Pick<GameReport, 'vendors'>) {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  const figures = useFigureColumns<VendorRow>();
  const columns: Column<VendorRow>[] = [
    {
      key: 'vendor',
      header: t('games.vendor'),
      phone: 'title',
      cell: ({ vendorKey }) => <span className="font-semibold">{vendorName(vendorKey)}</span>,
    },
    ...figures,
  ];
  return (
    <Panel title={t('games.report.byVendor')} isFlush>
      {vendors.length === 0 ? (
        <Empty icon={Factory} title={t('games.report.noDays')} />
      ) : (
        <DataTable
          caption={t('games.report.byVendor')}
          rows={vendors}
          rowKey={({ vendorKey }) => vendorKey}
          columns={columns}
        />
      )}
    </Panel>
  );
}
