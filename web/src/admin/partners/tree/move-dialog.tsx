import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { fromKoreaMinute } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';
import { PartnerChoice } from './partner-choice.tsx';

type MoveDialogProps = { person: Person; parent: Person | null; onClose: () => void };

/** Moves somebody with all below to another partner, now or from a moment on. */
export function MoveDialog({ person, parent, onClose }: MoveDialogProps) {
  const { t } = useTranslation('partner');
  const [newParent, setNewParent] = useState<Person | null>(null);
  const [from, setFrom] = useState('');
  const [isSent, setSent] = useState(false);
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/move', {
          body: {
            memberId: person.memberId,
            newParentId: newParent?.memberId ?? '',
            reason,
            ...(from === '' ? {} : { effectiveFrom: fromKoreaMinute(from) }),
          },
          headers,
        }),
      ),
    ({ status, size }) => t(status === 'waiting' ? 'move.waits' : 'move.done', { count: size }),
  );
  return (
    <DecisionDialog
      title={t('move.title', { name: person.nickname })}
      effect={t('move.effect')}
      confirmLabel={t('move.action')}
      needsReason
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => {
        setSent(true);
        if (newParent !== null) act.mutate(reason, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <PartnerChoice
        label={t('move.newParent')}
        chosen={newParent}
        isLeftOut={({ memberId }) => memberId === person.memberId || memberId === parent?.memberId}
        onChange={setNewParent}
        error={isSent && newParent === null ? t('move.missing') : undefined}
      />
      <DateField
        label={t('move.from')}
        hint={t('move.fromHint')}
        withTime
        min={useKoreaDay()}
        value={from}
        onChange={setFrom}
        isOptional
      />
    </DecisionDialog>
  );
}
