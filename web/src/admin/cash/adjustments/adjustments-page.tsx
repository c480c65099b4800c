import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type AdjustmentsSearch, adjustmentStatuses } from '../../shared/admin-search.ts';
import { StatusChoice } from '../../shared/status-choice.tsx';
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
          <StatusChoice
            statuses={adjustmentStatuses}
            textOf={(id) => t(`adjustments.status.${id}`)}
            status={search.status}
            onChange={(status) => onSearch({ status })}
          />
        </div>
        <AdjustmentsList search={search} onSearch={onSearch} />
      </Panel>
    </Page>
  );
}
