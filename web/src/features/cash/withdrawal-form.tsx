import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask, say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { toast } from '../../components/toasts.ts';
import { parseWon, won, wonReading } from '../../format/money.ts';
import { api } from '../../session/member-session.ts';
import { balanceKey, useBalance } from '../member/member-queries.ts';

export function WithdrawalForm() {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const cash = useBalance().data?.cash;
  const [amount, setAmount] = useState('');
  const [cashOutPass, setCashOutPass] = useState('');
  const withdrawal = useSubmit({
    send: (body: { amount: string; cashOutPass: string }, headers) =>
      answerOf(api.POST('/api/cash/out', { body, headers })),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['cash'] });
      await queryClient.invalidateQueries({ queryKey: balanceKey });
    },
  });
  const isOver = cash !== undefined && parseWon(amount) > parseWon(cash);

  async function submit(): Promise<void> {
    if (withdrawal.isPending) return;
    if (amount === '' || amount === '0') return say(t('withdrawal.emptyAmount'));
    if (!/^\d{4}$/.test(cashOutPass)) return say(t('withdrawal.emptyPass'));
    const message = t('withdrawal.ask', { amount: won(amount), reading: wonReading(amount) });
    if (!(await ask({ message, confirmLabel: t('withdrawal.submit') }))) return;
    try {
      await withdrawal.mutateAsync({ amount, cashOutPass });
      setAmount('');
      toast('good', t('withdrawal.done'));
    } catch (error) {
      await say(textOf(error));
    } finally {
      setCashOutPass('');
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
      <MoneyField
        label={t('withdrawal.amount')}
        value={amount}
        onChange={setAmount}
        max={cash}
        error={isOver ? t('withdrawal.over') : undefined}
      />
      <TextField
        label={t('field.cashOutPass')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={cashOutPass}
        onChange={(text) => setCashOutPass(text.replaceAll(/\D/g, '').slice(0, 4))}
        hint={t('withdrawal.passHint')}
      />
      <Button type="submit" look="main" size="large" isPending={withdrawal.isPending}>
        {t('withdrawal.submit')}
      </Button>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('withdrawal.note1')}</li>
        <li>{t('withdrawal.note2')}</li>
      </ul>
    </form>
  );
}
