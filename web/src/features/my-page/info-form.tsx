import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member, MemberUpdate } from '../../api/contracts.ts';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { bankListQuery } from '../auth/join-queries.ts';
import { useMemberUpdate } from './use-member-update.ts';

const unchanged = { memPhone: '', bank: '', bankacc: '', memName: '' };
type Form = typeof unchanged;

/** Phone and payout account. Stored ones are shown masked, so a field left empty stays as it is. */
export function InfoForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const [form, setForm] = useState(unchanged);
  const [presentPass, setPresentPass] = useState('');
  const set = (field: keyof Form) => (text: string) =>
    setForm((before) => ({ ...before, [field]: text }));

  async function submit(): Promise<void> {
    const changes = changesOf(form);
    if (changes === 'half-account') return say(t('my.wholeAccount'));
    if (Object.keys(changes).length === 0) return say(t('my.nothingChanged'));
    if (presentPass === '') return say(t('my.emptyPresentPass'));
    if (await update.change({ ...changes, presentPass })) onClose();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-sm text-muted">{t('my.editNote')}</p>
      <Fields member={member} form={form} set={set} />
      <div className="border-t border-line pt-5">
        <TextField
          label={t('my.presentPass')}
          type="password"
          autoComplete="current-password"
          value={presentPass}
          onChange={setPresentPass}
          hint={t('my.presentPassHint')}
          className="sm:max-w-md"
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="main" isPending={update.isPending}>
          {t('action.save')}
        </Button>
        <Button onPress={onClose}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}

type FieldsProps = {
  member: Member;
  form: Form;
  set: (field: keyof Form) => (text: string) => void;
};

function Fields({ member, form, set }: FieldsProps) {
  const { t } = useTranslation();
  const banks = useQuery(bankListQuery).data ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('field.memPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={member.memPhoneMasked}
        value={form.memPhone}
        onChange={set('memPhone')}
      />
      <Select
        label={t('field.bank')}
        placeholder={member.bankNameKr}
        choices={banks.map((bank) => ({ id: bank.bankCode, text: bank.bankNameKr }))}
        value={form.bank}
        onChange={set('bank')}
      />
      <TextField
        label={t('field.bankacc')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={member.bankaccMasked}
        value={form.bankacc}
        onChange={(text) => set('bankacc')(text.replaceAll(/\D/g, '').slice(0, 20))}
      />
      <TextField
        label={t('field.memName')}
        autoComplete="name"
        placeholder={member.memName}
        value={form.memName}
        onChange={set('memName')}
      />
    </div>
  );
}

type Changes = Omit<MemberUpdate, 'presentPass'>;

/** Bank, number and holder are one account: they change together or not at all. */
function changesOf(form: Form) {
  const changes: Changes = {};
  if (form.memPhone !== '') changes.memPhone = form.memPhone;
  const account = [form.bank, form.bankacc, form.memName].filter((part) => part.trim() !== '');
  if (account.length === 0) return changes;
  if (account.length < 3) return 'half-account' as const;
  return { ...changes, bank: form.bank, bankacc: form.bankacc, memName: form.memName.trim() };
}
