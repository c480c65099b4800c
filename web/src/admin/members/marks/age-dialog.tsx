import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import type { MemberRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { type AgeMethod, useConfirmAge } from '../calls/use-member-marks.ts';
import { AgeMethodField } from './age-method.tsx';

/** How old a member is, as an operator has seen it. */
export function AgeDialog({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const form = useFields({ start: { birthDate: member.birthDate ?? '' } });
  const [ageMethod, setMethod] = useState<AgeMethod>(member.ageMethod ?? 'identity-card');
  const confirm = useConfirmAge();
  const { birthDate } = form.values;
  return (
    <DecisionDialog
      title={t('age.confirm')}
      effect={t('age.effect', { nick: member.memNick })}
      confirmLabel={t('age.confirm')}
      needsReason={false}
      isPending={confirm.isPending}
      error={confirm.error}
      onConfirm={() =>
        confirm.mutate({
          body: { memberId: member.memberId, birthDate, ageMethod },
          done: t('age.done'),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('birthDate')}
        label={t('age.birthDate')}
        autoComplete="off"
        placeholder="1990-01-31"
      />
      <AgeMethodField value={ageMethod} onChange={setMethod} />
    </DecisionDialog>
  );
}
