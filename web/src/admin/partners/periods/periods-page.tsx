import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';
import type { PeriodsSearch } from '../shared/partners-search.ts';
import { PeriodList } from './period-list.tsx';
import { PeriodSettlements } from './period-settlements.tsx';
import { PreviewPanel } from './preview-panel.tsx';

type PeriodsPageProps = { search: PeriodsSearch; onSearch: (search: PeriodsSearch) => void };

/** Periods: looked at before they are frozen, approved by two where it is much, and paid. */
export function PeriodsPage({ search, onSearch }: PeriodsPageProps) {
  const { t } = useTranslation('partner');
  const permits = usePermits();
  const { page = 1, period, partner } = search;
  const own = partner === undefined ? {} : { partner };
  return (
    <PartnersLayout tab="periods">
      {period === undefined ? (
        <>
          <PreviewPanel
            mayFreeze={permits('partners.settle')}
            partnerId={partner}
            onPartner={(id) => onSearch(id === undefined ? {} : { partner: id })}
          />
          <Panel isFlush title={t('period.title')}>
            <PeriodList
              page={page}
              onPage={(next) => onSearch({ ...own, page: next })}
              onOpen={(id) => onSearch({ ...own, period: id })}
            />
          </Panel>
        </>
      ) : (
        <PeriodSettlements
          periodId={period}
          page={page}
          onPage={(next) => onSearch({ ...own, period, page: next })}
          onBack={() => onSearch(own)}
        />
      )}
    </PartnersLayout>
  );
}
