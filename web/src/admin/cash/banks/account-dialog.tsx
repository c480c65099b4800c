import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { depositAccountBounds } from '../../shared/back-office-bounds.gen.ts';
import type { DepositAccount } from '../../shared/contracts.ts';
import { type AccountDraft, draftOf, guardedOf, problemsOf } from './account-draft.ts';
import { SaveError } from './save-error.tsx';
import { useSaveAccount } from './use-save-account.ts';

type AccountDialogProps = {
  /** Null for a new one. */
  account: DepositAccount | null;
  onClose: () => void;
};

const guardedTexts = {
  bankName: 'banks.bank',
  accountNumber: 'banks.number',
  accountHolder: 'banks.holder',
  enabled: 'banks.enabled',
} as const;

type AskReasonProps = {
  guarded: readonly (keyof typeof guardedTexts)[];
  field: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'>;
};

/** What another operator is asked for, and why. */
function AskReason({ guarded, field }: AskReasonProps) {
  const { t } = useTranslation('admin');
  const fields = guarded.map((name) => t(guardedTexts[name])).join(', ');
  return (
    <>
      <NoticeBar tone="warn" title={t('settings.twoNeeded')}>
        {t('banks.twoNote', { fields })}
      </NoticeBar>
      <TextField {...field} label={t('decision.reason')} hint={t('settings.reasonHint')} />
    </>
  );
}

/** A deposit account; its number is typed, never shown again without being asked for. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('admin');
  const isNew = account === null;
  const form = useFields<AccountDraft>({
    start: draftOf(account),
    bounds: {
      bankName: depositAccountBounds.bankName,
      accountHolder: depositAccountBounds.accountHolder,
      reason: depositAccountBounds.reason,
    },
    problems: (typed) =>
      Object.entries(problemsOf(typed, account)).map(([field, problem]) => ({
        field: field as keyof AccountDraft,
        text: t(`banks.${problem}`),
      })),
  });
  const save = useSaveAccount(onClose);
  const guarded = guardedOf(form.values, account);
  const field = (name: Exclude<keyof AccountDraft, 'enabled'>) => ({
    ...form.field(name),
    autoComplete: 'off',
  });

  return (
    <Dialog
      title={account === null ? t('banks.add') : t('banks.editOf', { account: account.bankName })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <Form onSubmit={() => form.submit((draft) => save.mutate({ account, draft }))}>
        <TextField {...field('bankName')} label={t('banks.bank')} takesFocus />
        <TextField
          {...field('accountNumber')}
          label={t('banks.number')}
          inputMode="numeric"
          hint={t(isNew ? 'banks.numberHint' : 'banks.numberKept')}
          placeholder={account?.accountMasked ?? ''}
        />
        <TextField
          {...field('accountHolder')}
          label={t('banks.holder')}
          hint={isNew ? undefined : t('banks.holderKept')}
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField {...field('levelFrom')} label={t('banks.levelFrom')} sort="whole" />
          <NumberField {...field('levelTo')} label={t('banks.levelTo')} sort="whole" />
        </div>
        <NumberField
          {...field('shownMinutes')}
          label={t('banks.minutes')}
          sort="whole"
          hint={t('banks.minutesHint')}
        />
        <Switch
          label={t('banks.enabled')}
          isOn={form.values.enabled}
          onChange={form.field('enabled').onChange}
        />
        {guarded.length === 0 ? null : <AskReason guarded={guarded} field={field('reason')} />}
        <SaveError error={save.error} onClose={onClose} />
        <Button look="main" size="large" type="submit" isPending={save.isPending}>
          {t(guarded.length === 0 ? 'banks.save' : 'settings.ask')}
        </Button>
      </Form>
    </Dialog>
  );
}
