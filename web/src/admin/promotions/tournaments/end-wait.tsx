import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { usePromotionAct } from '../calls/promotion-queries.ts';

/** Closes a tournament that is over without waiting on for late results. */
export function EndWait({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const act = usePromotionAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/tournament/close', {
          body: { promotionId, reason },
          headers,
        }),
      ),
    () => t('standings.closing'),
  );
  if (!usePermits()('promotion.manage')) return null;
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {t('standings.close')}
      </Button>
      {isAsking ? (
        <DecisionDialog
          title={t('standings.close')}
          effect={t('standings.closeEffect')}
          confirmLabel={t('standings.close')}
          needsReason
          reasonHint={ofAdmin('promotions.reasonHint')}
          isPending={act.isPending}
          error={act.error}
          onConfirm={(reason) => act.mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
