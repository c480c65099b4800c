import { ACCOUNT_DIGITS_MAX, PHONE_DIGITS_MAX } from '@noriter/rules/member-fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../forms/codes/digits-field.tsx';
import { PinField } from '../../forms/codes/pin-field.tsx';
import { Form } from '../../forms/form.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { Select } from '../../forms/select.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { type Fields, useFields } from '../../forms/use-fields.ts';
import { bankListQuery } from '../../member/site-queries.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FailedLine } from '../../ui/pages/states.tsx';

const empty = {
  memId: '',
  memNick: '',
  memPass: '',
  memPassCheck: '',
  cashOutPass: '',
  memPhone: '',
  bank: '',
  memName: '',
  bankacc: '',
};

export type NewPartner = typeof empty;

type PartnerFormProps = {
  isPending: boolean;
  error: unknown;
  onSend: (form: NewPartner) => void;
  /** Where in the tree the new one stands, where that can be chosen. */
  children?: ReactNode;
};

/** The person behind a new partner; the service says what a field may hold. */
export function PartnerForm({ isPending, error, onSend, children }: PartnerFormProps) {
  const { t } = useTranslation('partner');
  const banks = useQuery(bankListQuery);
  const missing = t('create.missing');
  const form = useFields<NewPartner>({
    start: empty,
    problems: {
      memId: missing,
      memNick: missing,
      memPass: missing,
      memPassCheck: ({ memPass, memPassCheck }) =>
        memPass === memPassCheck ? undefined : t('create.different'),
      cashOutPass: missing,
      memPhone: missing,
      bank: missing,
      memName: missing,
      bankacc: missing,
    },
  });
  return (
    <Form onSubmit={() => form.submit(onSend)}>
      {children}
      <PersonFields form={form} banks={banks.data ?? []} />
      {banks.isError ? <FailedLine onRetry={() => void banks.refetch()} /> : null}
      <FormError error={error} />
      <Button type="submit" look="main" size="large" isPending={isPending}>
        {t('create.send')}
      </Button>
    </Form>
  );
}

type PersonFieldsProps = {
  form: Fields<NewPartner>;
  banks: readonly { bankCode: string; bankNameKr: string }[];
};

function PersonFields({ form, banks }: PersonFieldsProps) {
  const { t } = useTranslation('site');
  const bank = form.field('bank');
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField {...form.field('memId')} label={t('field.memId')} autoComplete="off" />
      <TextField {...form.field('memNick')} label={t('field.memNick')} autoComplete="off" />
      <TextField
        {...form.field('memPass')}
        label={t('field.memPass')}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...form.field('memPassCheck')}
        label={t('field.memPassCheck')}
        type="password"
        autoComplete="new-password"
      />
      <PinField {...form.field('cashOutPass')} label={t('field.cashOutPass')} />
      <DigitsField
        {...form.field('memPhone')}
        label={t('field.memPhone')}
        type="tel"
        most={PHONE_DIGITS_MAX}
        autoComplete="off"
      />
      <Select
        label={t('field.bank')}
        placeholder={t('auth.chooseBank')}
        choices={banks.map((one) => ({ id: one.bankCode, text: one.bankNameKr }))}
        value={bank.value}
        onChange={bank.onChange}
        error={bank.error}
      />
      <TextField {...form.field('memName')} label={t('field.memName')} autoComplete="off" />
      <DigitsField
        {...form.field('bankacc')}
        most={ACCOUNT_DIGITS_MAX}
        label={t('field.bankacc')}
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  );
}
