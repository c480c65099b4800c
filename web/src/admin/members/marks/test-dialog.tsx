import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useMarkTest } from '../calls/use-member-marks.ts';

/** Keeps a member out of every figure, or lets them in again. */
export function TestDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const mark = useMarkTest();
  // What was pressed for stays what is done, though somebody else was faster.
  const [isTest] = useState(!member.isTest);
  const title = t(isTest ? 'testAccount.mark' : 'testAccount.unmark');
  return (
    <DecisionDialog
      title={title}
      effect={t(isTest ? 'testAccount.markEffect' : 'testAccount.unmarkEffect', {
        nick: member.memNick,
      })}
      confirmLabel={title}
      needsReason
      reasonHint={t('testAccount.reasonHint')}
      isPending={mark.isPending}
      error={mark.error}
      onConfirm={(reason) =>
        mark.mutate({
          body: { memberId: member.memberId, isTest, reason },
          done: t('testAccount.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
