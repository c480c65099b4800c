import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import type { GameDifference } from '../../shared/contracts.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { differencesQuery } from '../shared/games-queries.ts';
import type { DifferencesSearch } from '../shared/games-search.ts';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { useDifferenceColumns } from './use-difference-columns.tsx';

type DifferencesPanelProps = {
  search: DifferencesSearch;
  onSearch: (search: DifferencesSearch) => void;
};

const keyOf = ({ vendorKey, vendorTransactionId, kind, verb }: GameDifference) =>
  [vendorKey, vendorTransactionId, kind, verb].join(' ');

/** The differences that wait, or those that were worked through. */
export function DifferencesPanel({ search, onSearch }: DifferencesPanelProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(differencesQuery(search));
  const [resolved, setResolved] = useState<GameDifference | null>(null);
  const manages = usePermits()('betting.manage', 'platform');
  const columns = useDifferenceColumns(manages ? setResolved : null);
  const { page: _first, ...rest } = search;
  return (
    <Panel isFlush title={t('games.differences')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
        <VendorChoice
          vendor={search.vendor}
          onVendor={(vendor) => {
            const { vendor: _old, ...others } = rest;
            onSearch(vendor === undefined ? others : { ...others, vendor });
          }}
        />
        <Switch
          label={t('games.resolvedOnes')}
          isOn={search.resolved === true}
          onChange={(isOn) => {
            const { resolved: _old, ...others } = rest;
            onSearch(isOn ? { ...others, resolved: true } : others);
          }}
        />
      </div>
      <AdminList
        table="game-differences"
        caption={t('games.differences')}
        empty={{
          icon: Scale,
          title: t(search.resolved === true ? 'games.noneResolved' : 'games.noDifferences'),
        }}
        query={query}
        columns={columns}
        rowKey={keyOf}
        rows={search.rows ?? rowsUsual}
        onRows={(rows) => onSearch({ ...rest, rows } as DifferencesSearch)}
        onPage={(page) => onSearch({ ...search, page })}
      />
      {resolved === null ? null : (
        <ResolveDialog difference={resolved} onClose={() => setResolved(null)} />
      )}
    </Panel>
  );
}
