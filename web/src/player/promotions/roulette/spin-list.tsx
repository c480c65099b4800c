import { useQuery } from '@tanstack/react-query';
import { LoaderPinwheel } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spin } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { spinsQuery } from './wheel-queries.ts';

/** The member's spins, each with the way to verify it. */
export function SpinList({ onProve }: { onProve: (spin: Spin) => void }) {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  const columns: Column<Spin>[] = [
    { key: 'at', header: t('rotary.column.at'), cell: ({ spunAt }) => koreaMinute(spunAt) },
    { key: 'number', header: t('rotary.column.number'), cell: ({ number }) => `#${number}` },
    {
      key: 'result',
      header: t('rotary.column.result'),
      phone: 'title',
      cell: ({ slots, slot }) => <span className="font-medium">{slots[slot]?.text}</span>,
    },
    {
      key: 'proof',
      header: t('rotary.column.proof'),
      align: 'end',
      phone: 'foot',
      cell: (spin) => (
        <Button size="small" onPress={() => onProve(spin)}>
          {t('rotary.verify')}
        </Button>
      ),
    },
  ];
  return (
    <Panel isFlush title={t('rotary.history')}>
      <ListView
        caption={t('rotary.history')}
        empty={{ icon: LoaderPinwheel, title: t('rotary.noHistory') }}
        query={useQuery(spinsQuery(page))}
        rowKey={({ spinId }) => spinId}
        columns={columns}
        onPage={setPage}
      />
    </Panel>
  );
}
