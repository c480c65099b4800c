import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { PromotionRow } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';
import { usePromotionAct } from './calls/promotion-queries.ts';
import { EditPromotion } from './edit/edit-promotion.tsx';
import { PromotionState } from './promotion-state.tsx';

type ActsProps = {
  promotion: PromotionRow;
  /** Login id of the partner its segment is below; else empty. */
  belowName: string;
};

export function Acts({ promotion, belowName }: ActsProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const { promotionId, state, version } = promotion;
  const to = state === 'running' ? 'stopped' : 'running';
  const act = usePromotionAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/switch', {
          body: { promotionId, state: to, reason },
          headers,
        }),
      ),
    () => t(`promotions.done.${to}`),
  );
  if (!usePermits()('promotion.manage')) return <PromotionState state={state} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PromotionState state={state} />
      <EditPromotion promotion={promotion} belowName={belowName} />
      {version === 0 ? null : (
        <Button look={to === 'stopped' ? 'danger' : 'main'} onPress={() => setAsking(true)}>
          {t(`promotions.switch.${to}`)}
        </Button>
      )}
      {isAsking ? (
        <DecisionDialog
          title={t(`promotions.switch.${to}`)}
          effect={t(`promotions.effect.${to}`)}
          confirmLabel={t(`promotions.switch.${to}`)}
          isDangerous={to === 'stopped'}
          needsReason
          reasonHint={t('promotions.reasonHint')}
          isPending={act.isPending}
          error={act.error}
          onConfirm={(reason) => act.mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
