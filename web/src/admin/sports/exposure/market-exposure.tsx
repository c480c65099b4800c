import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminFixture, AdminMarket } from '../../shared/contracts.ts';
import { marketExposureQuery } from '../shared/sport-queries.ts';
import { ExposedSelections } from './exposed-selections.tsx';

type MarketExposureProps = { fixture: AdminFixture; market: AdminMarket };

/** What stands on a market at this moment. */
export function MarketExposure({ fixture, market }: MarketExposureProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(marketExposureQuery(fixture.fixtureId, market.marketKey));
  return (
    <Panel isFlush title={t('nav.exposure')}>
      {query.isPending ? (
        <div className="p-4 sm:p-5">
          <SkeletonRows rows={3} />
        </div>
      ) : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === null ? <Empty icon={ShieldCheck} title={t('sport.exposureEmpty')} /> : null}
      {query.data ? <ExposedSelections market={query.data} sides={fixture} /> : null}
    </Panel>
  );
}
