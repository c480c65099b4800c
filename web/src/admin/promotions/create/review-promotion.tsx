import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { won } from '../../../shared/format/money.ts';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePromotionAct, weighQuery } from '../calls/promotion-queries.ts';
import type { PromotionDocument } from '../edit/promotion-values.ts';
import { simulationQuery } from '../figures/figure-queries.ts';
import { Simulated } from '../figures/simulation-panel.tsx';

type ReviewProps = { document: PromotionDocument; onClose: () => void };

/** The last look before a promotion is saved: what it would have cost, and who has to agree. */
export function ReviewPromotion({ document, onClose }: ReviewProps) {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const { data: simulation, error, refetch } = useQuery(simulationQuery(document));
  const weighed = useQuery(weighQuery(document.budget)).data;
  const act = useSave(document);
  const navigate = useNavigate();
  const goTo = ({ promotionId }: { promotionId: string }) =>
    void navigate({ to: '/admin/promotions/$promotionId', params: { promotionId } });
  return (
    <DecisionDialog
      title={document.title.ko}
      effect={t('create.effect', { budget: won(document.budget) })}
      confirmLabel={ofAdmin('promotions.save')}
      needsReason
      reasonHint={ofAdmin('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: goTo })}
      onClose={onClose}
    >
      {weighed?.needsFourEyes === true ? (
        <p className="text-sm font-medium text-warn">
          {t('create.fourEyes', { most: won(weighed.aloneMax) })}
        </p>
      ) : null}
      <section aria-label={t('simulation.title')} className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('simulation.title')}</h3>
        {simulation === undefined && error === null ? <SkeletonRows rows={3} /> : null}
        {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
        {simulation === undefined ? null : <Simulated of={simulation} />}
      </section>
    </DecisionDialog>
  );
}

function useSave(document: PromotionDocument) {
  const { t } = useTranslation('admin');
  return usePromotionAct(
    (reason: string, headers) => {
      const body = { version: 0, document, reason };
      return answerOf(operatorApi.POST('/api/admin/promotion/set', { body, headers }));
    },
    ({ outcome }) => t(`promotions.done.${outcome}`),
  );
}
