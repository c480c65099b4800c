import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { promotionQuery } from './calls/promotion-queries.ts';
import { ChangeList } from './change-list.tsx';
import { CouponBatches } from './coupons/coupon-batches.tsx';
import { SimulationPanel } from './figures/simulation-panel.tsx';
import { GrantList } from './grant-list.tsx';
import { HeldGrants } from './held-grants.tsx';
import { ParkedPaybacks } from './parked-paybacks.tsx';
import { PaybackRuns } from './payback-runs.tsx';
import { Acts } from './promotion-acts.tsx';
import { Days, Figures } from './promotion-figures.tsx';
import { PromotionRules } from './rules/promotion-rules.tsx';
import { SegmentPanel } from './segment-panel.tsx';
import { StandingsPanel } from './tournaments/standings-panel.tsx';

/** One promotion: its budget, what it gave, its versions, and the acts on it. */
export function PromotionPage({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(promotionQuery(promotionId));
  if (data === undefined) {
    return (
      <Page title={t('nav.promotions')} width="full">
        <Panel>
          {error === null ? (
            <SkeletonRows rows={6} />
          ) : (
            <Failed error={error} onRetry={() => void refetch()} />
          )}
        </Panel>
      </Page>
    );
  }
  const { promotion, belowName } = data;
  return (
    <Page
      title={promotion.document.title.ko}
      note={promotion.document.note.ko}
      width="full"
      actions={<Acts promotion={promotion} belowName={belowName} />}
    >
      <Figures promotion={promotion} />
      {promotion.held === 0 ? null : <HeldGrants promotionId={promotionId} />}
      <SegmentPanel segment={promotion.document.segment} belowName={belowName} />
      <PromotionRules rules={promotion.document.rules} />
      {promotion.trigger === 'payback' ? <ParkedPaybacks promotionId={promotionId} /> : null}
      {promotion.trigger === 'payback' ? <PaybackRuns promotionId={promotionId} /> : null}
      {promotion.trigger === 'tournament' ? <StandingsPanel promotion={promotion} /> : null}
      <Days days={data.days} />
      <SimulationPanel promotion={promotion} />
      <ChangeList changes={data.changes} versions={data.versions} />
      {promotion.trigger === 'coupon' ? <CouponBatches promotionId={promotionId} /> : null}
      <GrantList promotionId={promotionId} />
    </Page>
  );
}
