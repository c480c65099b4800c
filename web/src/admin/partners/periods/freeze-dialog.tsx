import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import type { Cycle } from './closed-periods.ts';

type Wish = { cycle: Cycle; fromDay: string; untilDay: string; partnerId?: string };
type FreezeDialogProps = { wish: Wish; partner: Person | undefined; onClose: () => void };

/** Freezes a period, of all or of one partner: what comes later is on the next statement. */
export function FreezeDialog({ wish, partner, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('partner');
  const act = usePartnerAct(
    (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/partner/periods/freeze', { body, headers })),
    () => t('freeze.done'),
  );
  return (
    <DecisionDialog
      title={t('freeze.title')}
      effect={
        partner === undefined
          ? t('freeze.effect', { from: wish.fromDay, until: wish.untilDay })
          : t('freeze.effectAlone', {
              name: partner.nickname,
              from: wish.fromDay,
              until: wish.untilDay,
            })
      }
      confirmLabel={t('preview.freeze')}
      needsReason={false}
      isPending={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate(wish, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
