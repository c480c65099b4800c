import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormError } from '../../components/form-error.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type MoneyChange, MoneyEffect } from './money-effect.tsx';

const REASON_LENGTH_MAX = 200;

type DecisionDialogProps = {
  title: string;
  /** What acting will do, money and all, before it is done. */
  effect: string;
  /** The same in digits, where money moves. */
  money?: readonly MoneyChange[] | undefined;
  confirmLabel: string;
  isDangerous?: boolean;
  /** A decision that needs one is not sent without. */
  needsReason: boolean;
  /** Who reads the reason; the member, unless said otherwise. */
  reasonHint?: string;
  /** What else has to be chosen before acting. */
  children?: ReactNode;
  isPending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** The last look before an operator acts: the effect spelled out, a reason where one is due. */
export function DecisionDialog({
  title,
  effect,
  children,
  onConfirm,
  onClose,
  ...rest
}: DecisionDialogProps) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (rest.needsReason && reason.trim() === '') setMissing(true);
    else onConfirm(reason.trim());
  }
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={false}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="whitespace-pre-line">{effect}</p>
        {rest.money === undefined ? null : <MoneyEffect changes={rest.money} />}
        {children}
        {rest.needsReason ? (
          <TextField
            label={t('decision.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={REASON_LENGTH_MAX}
            hint={rest.reasonHint ?? t('decision.reasonHint')}
            error={missing ? t('decision.reasonMissing') : undefined}
            takesFocus
          />
        ) : null}
        <FormError error={rest.error} />
        <div className="flex gap-2">
          <Button className="flex-1" size="large" onPress={onClose}>
            {t('decision.back')}
          </Button>
          <Button
            className="flex-1"
            size="large"
            type="submit"
            look={rest.isDangerous === true ? 'danger' : 'main'}
            isPending={rest.isPending}
            takesFocus={!rest.needsReason && children === undefined}
          >
            {rest.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
