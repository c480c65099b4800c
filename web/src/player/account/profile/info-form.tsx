import { ACCOUNT_DIGITS_MAX, PHONE_DIGITS_MAX } from '@noriter/rules/member-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Member, MemberUpdate } from '../../../shared/api/contracts.ts';
import { DigitsField } from '../../../shared/forms/codes/digits-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { memberUpdateBounds } from '../../../shared/forms/player-bounds.gen.ts';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Fields, useFields } from '../../../shared/forms/use-fields.ts';
import { bankListQuery } from '../../../shared/member/site-queries.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { ProofFields } from './proof-fields.tsx';
import { useMemberUpdate } from './use-member-update.ts';
import { useProof } from './use-proof.ts';

const unchanged = { memPhone: '', bank: '', bankacc: '' };
type Typed = typeof unchanged;

/** Phone and payout account. Stored ones are shown masked, so a field left empty stays as it is. */
export function InfoForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const form = useFields({ start: unchanged, bounds: memberUpdateBounds, shown: 'elsewhere' });
  const changesAccount = form.values.bank !== '' || form.values.bankacc !== '';
  const proof = useProof({ cashOutPass: changesAccount });

  async function send(typed: Typed): Promise<void> {
    const changes = changesOf(typed);
    if (changes === 'half-account') return showAlert(t('my.wholeAccount'));
    if (Object.keys(changes).length === 0) return showAlert(t('my.nothingChanged'));
    const given = await proof.given();
    if (given !== null && (await update.change({ ...changes, ...given }))) onClose();
  }

  return (
    <Form className="flex flex-col gap-5" onSubmit={() => form.submit(send)}>
      <p className="text-sm text-muted">{t('my.editNote')}</p>
      <InfoFields member={member} form={form} />
      <div className="flex flex-col gap-4 border-t border-line pt-5 sm:max-w-md">
        {changesAccount ? <p className="text-sm text-muted">{t('my.waitNote')}</p> : null}
        <ProofFields {...proof.fields} />
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="main" isPending={update.isPending}>
          {t('action.save')}
        </Button>
        <Button onPress={onClose}>{t('action.cancel')}</Button>
      </div>
    </Form>
  );
}

type FieldsProps = {
  member: Member;
  form: Fields<Typed>;
};

function InfoFields({ member, form }: FieldsProps) {
  const { t } = useTranslation();
  const banks = useQuery(bankListQuery).data ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DigitsField
        {...form.field('memPhone')}
        label={t('field.memPhone')}
        type="tel"
        most={PHONE_DIGITS_MAX}
        autoComplete="tel"
        placeholder={member.memPhoneMasked}
      />
      <Select
        label={t('field.bank')}
        placeholder={member.bankNameKr}
        choices={banks.map((bank) => ({ id: bank.bankCode, text: bank.bankNameKr }))}
        value={form.values.bank}
        onChange={form.field('bank').onChange}
      />
      <DigitsField
        {...form.field('bankacc')}
        most={ACCOUNT_DIGITS_MAX}
        label={t('field.bankacc')}
        autoComplete="off"
        placeholder={member.bankaccMasked}
      />
      <TextField
        label={t('field.memName')}
        value={member.memName}
        onChange={() => undefined}
        isReadOnly
        hint={t('my.holderFixed')}
      />
    </div>
  );
}

type Changes = Omit<MemberUpdate, 'presentPass'>;

/** Bank and number are one account: they change together or not at all. The holder stays. */
function changesOf(form: Typed) {
  const changes: Changes = {};
  if (form.memPhone !== '') changes.memPhone = form.memPhone;
  const account = [form.bank, form.bankacc].filter((part) => part !== '');
  if (account.length === 0) return changes;
  if (account.length < 2) return 'half-account' as const;
  return { ...changes, bank: form.bank, bankacc: form.bankacc };
}
