import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import type { DifferencesSearch } from '../shared/partners-search.ts';
import { CloseDialog } from './close-dialog.tsx';
import { differencesQuery, type PartnerDifference } from './reconciliation-queries.ts';
import { useDifferenceColumns } from './use-difference-columns.tsx';

export type DifferencesProps = {
  search: DifferencesSearch;
  onSearch: (search: DifferencesSearch) => void;
};

/** The differences that wait, or those that are over. */
export function DifferencesPanel({ search, onSearch }: DifferencesProps) {
  const { t } = useTranslation('partner');
  const [asked, setAsked] = useState<PartnerDifference | null>(null);
  const settles = usePermits()('partners.settle', 'platform');
  const columns = useDifferenceColumns(settles ? setAsked : null);
  const isClosed = search.closed === true;
  return (
    <Panel isFlush title={t('reconciliation.differences')}>
      <div className="border-b border-line px-4 py-2.5 sm:px-5">
        <Switch
          label={t('reconciliation.closedOnes')}
          isOn={isClosed}
          onChange={(isOn) => onSearch(isOn ? { closed: true } : {})}
        />
      </div>
      <ListView
        caption={t('reconciliation.differences')}
        empty={{
          icon: Scale,
          title: t(isClosed ? 'reconciliation.noneClosed' : 'reconciliation.none'),
        }}
        query={useQuery(differencesQuery(search))}
        columns={columns}
        rowKey={({ differenceId }) => differenceId}
        onPage={(page) => onSearch({ ...search, page })}
      />
      {asked === null ? null : <CloseDialog difference={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
