import { isPin } from '@noriter/rules/member-fields';
import { useTranslation } from 'react-i18next';
import { PinField } from '../../../shared/forms/codes/pin-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { ProofFields } from './proof-fields.tsx';
import { useMemberUpdate } from './use-member-update.ts';
import { useProof } from './use-proof.ts';

export function CashOutPassForm() {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const proof = useProof({ cashOutPass: true });
  const form = useFields({
    start: { cashOutPass: '' },
    problems: {
      cashOutPass: ({ cashOutPass }) =>
        isPin(cashOutPass) ? undefined : t('withdrawal.emptyPass'),
    },
    shown: 'elsewhere',
  });

  async function send({ cashOutPass }: typeof form.values): Promise<void> {
    const given = await proof.given();
    if (given === null) return;
    if (await update.change({ ...given, cashOutPass })) {
      proof.clear();
      form.clear();
    }
  }

  return (
    <Form onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}>
      <p className="text-sm text-muted">{t('my.waitNote')}</p>
      <ProofFields {...proof.fields} />
      <PinField
        {...form.field('cashOutPass')}
        label={t('my.newCashOutPass')}
        hint={t('auth.hintCashOutPass')}
      />
      <Button type="submit" look="main" isPending={update.isPending}>
        {t('my.changeCashOutPass')}
      </Button>
    </Form>
  );
}
