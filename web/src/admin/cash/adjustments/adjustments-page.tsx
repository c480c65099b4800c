import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type AdjustmentsSearch, adjustmentStatuses } from '../../shared/admin-search.ts';
import { AdjustmentsList } from './adjustments-list.tsx';

type AdjustmentsPageProps = {
  search: AdjustmentsSearch;
  onSearch: (search: AdjustmentsSearch) => void;
};

/** Where a second operator agrees to what one may not correct alone. */
export function AdjustmentsPage({ search, onSearch }: AdjustmentsPageProps) {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('nav.adjustments')} note={t('adjustments.note')} width="full">
      <Panel isFlush>
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <Segmented
            label={t('filter.status')}
            choices={[
              { id: '', text: t('filter.all') },
              ...adjustmentStatuses.map((id) => ({ id, text: t(`adjustments.status.${id}`) })),
            ]}
            value={search.status ?? ''}
            onChange={(id) =>
              onSearch({ status: adjustmentStatuses.find((status) => status === id) })
            }
          />
        </div>
        <AdjustmentsList search={search} onSearch={onSearch} />
      </Panel>
    </Page>
  );
}
