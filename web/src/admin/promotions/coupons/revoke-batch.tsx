import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { CouponBatch } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePromotionAct } from '../calls/promotion-queries.ts';

export function Revoke({ batch, onClose }: { batch: CouponBatch; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { batchId, name } = batch;
  const act = usePromotionAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/coupon/revoke', {
          body: { batchId, reason },
          headers,
        }),
      ),
    ({ coupons }) => t('promotions.done.revoked', { count: coupons }),
  );
  return (
    <DecisionDialog
      title={t('promotions.revoke')}
      effect={t('promotions.revokeNote', { name })}
      confirmLabel={t('promotions.revoke')}
      isDangerous
      needsReason
      reasonHint={t('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
