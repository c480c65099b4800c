import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { won, wonReading } from '../../format/money.ts';
import { api } from '../../session/member-session.ts';
import { cashLimitsQuery } from './cash-queries.ts';
import { RoomFacts } from './room-facts.tsx';
import { useLimitText } from './use-limit-text.ts';
import { useMoneySubmit } from './use-money-submit.ts';

export function DepositForm() {
  const { t } = useTranslation();
  const limitText = useLimitText();
  const room = useQuery(cashLimitsQuery).data?.deposit;
  const [amount, setAmount] = useState('');
  const deposit = useMoneySubmit({
    name: 'deposit',
    send: (wanted: string, headers) =>
      answerOf(api.POST('/api/cash/in', { body: { amount: wanted }, headers })),
  });

  const problem = limitText(amount, room);

  async function submit(): Promise<void> {
    if (amount === '' || amount === '0') return say(t('deposit.emptyAmount'));
    if (problem !== undefined) return say(problem);
    const wording = {
      message: t('deposit.ask', { amount: won(amount), reading: wonReading(amount) }),
      confirmLabel: t('deposit.submit'),
      done: t('deposit.done'),
    };
    await deposit.submit(amount, wording, () => setAmount(''));
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
      <MoneyField label={t('deposit.amount')} value={amount} onChange={setAmount} error={problem} />
      {room?.open === false ? (
        <p role="alert" className="text-sm text-warn">
          {t('cash.limits.closedIn')}
        </p>
      ) : null}
      <Button
        type="submit"
        look="main"
        size="large"
        className="in-reach"
        isPending={deposit.isPending}
      >
        {t('deposit.submit')}
      </Button>
      <RoomFacts kind="deposit" />
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('deposit.note1')}</li>
        <li>{t('deposit.note2')}</li>
        <li>{t('deposit.note3')}</li>
      </ul>
    </form>
  );
}
