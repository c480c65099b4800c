import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { focusUnread } from '../../shared/forms/numbers/focus-unread.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { type MoneyChange, MoneyEffect } from './money-effect.tsx';
import { ReasonField, useReason } from './reason-field.tsx';

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
  onConfirm: (reason: string) => unknown;
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
  const form = useReason(rest.needsReason);
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={false}>
      <Form
        onSubmit={(element) =>
          focusUnread(element) || form.submit(({ reason }) => onConfirm(reason.trim()))
        }
      >
        <p className="whitespace-pre-line">{effect}</p>
        {rest.money === undefined ? null : <MoneyEffect changes={rest.money} />}
        {children}
        {rest.needsReason ? (
          <ReasonField form={form} hint={rest.reasonHint ?? t('decision.reasonHint')} />
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
      </Form>
    </Dialog>
  );
}
