import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask, say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { toast } from '../../components/toasts.ts';
import { won, wonReading } from '../../format/money.ts';
import { api } from '../../session/member-session.ts';

export function DepositForm() {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState('');
  const deposit = useSubmit({
    send: (wanted: string, headers) =>
      answerOf(api.POST('/api/cash/in', { body: { amount: wanted }, headers })),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['cash'] }),
  });

  async function submit(): Promise<void> {
    if (deposit.isPending) return;
    if (amount === '' || amount === '0') return say(t('deposit.emptyAmount'));
    const message = t('deposit.ask', { amount: won(amount), reading: wonReading(amount) });
    if (!(await ask({ message, confirmLabel: t('deposit.submit') }))) return;
    try {
      await deposit.mutateAsync(amount);
      setAmount('');
      toast('good', t('deposit.done'));
    } catch (error) {
      await say(textOf(error));
    }
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
      <MoneyField label={t('deposit.amount')} value={amount} onChange={setAmount} />
      <Button type="submit" look="main" size="large" isPending={deposit.isPending}>
        {t('deposit.submit')}
      </Button>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('deposit.note1')}</li>
        <li>{t('deposit.note2')}</li>
        <li>{t('deposit.note3')}</li>
      </ul>
    </form>
  );
}
