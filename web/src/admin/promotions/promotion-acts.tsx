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

type Switched = 'running' | 'stopped';

type ActsProps = {
  promotion: PromotionRow;
  /** Login id of the partner its segment is below; else empty. */
  belowName: string;
};

export function Acts({ promotion, belowName }: ActsProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Switched | null>(null);
  const { promotionId, state, version } = promotion;
  const to = state === 'running' ? 'stopped' : 'running';
  if (!usePermits()('promotion.manage')) return <PromotionState state={state} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PromotionState state={state} />
      <EditPromotion promotion={promotion} belowName={belowName} />
      {version === 0 ? null : (
        <Button look={to === 'stopped' ? 'danger' : 'main'} onPress={() => setAsked(to)}>
          {t(`promotions.switch.${to}`)}
        </Button>
      )}
      {asked === null ? null : (
        <SwitchDialog promotionId={promotionId} to={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

type SwitchDialogProps = { promotionId: string; to: Switched; onClose: () => void };

/** What was pressed for stays what is done: a stop that somebody else was faster with starts nothing. */
function SwitchDialog({ promotionId, to, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('admin');
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
  return (
    <DecisionDialog
      title={t(`promotions.switch.${to}`)}
      effect={t(`promotions.effect.${to}`)}
      confirmLabel={t(`promotions.switch.${to}`)}
      isDangerous={to === 'stopped'}
      needsReason
      reasonHint={t('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
