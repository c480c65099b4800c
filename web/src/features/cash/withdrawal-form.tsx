import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { parseWon, won, wonReading } from '../../format/money.ts';
import { api } from '../../session/member-session.ts';
import { useBalance } from '../member/member-queries.ts';
import { cashLimitsQuery } from './cash-queries.ts';
import { RoomFacts } from './room-facts.tsx';
import { useLimitText } from './use-limit-text.ts';
import { useMoneySubmit } from './use-money-submit.ts';

export function WithdrawalForm() {
  const { t } = useTranslation();
  const limitText = useLimitText();
  const cash = useBalance().data?.cash;
  const room = useQuery(cashLimitsQuery).data?.withdrawal;
  const [amount, setAmount] = useState('');
  const [cashOutPass, setCashOutPass] = useState('');
  const withdrawal = useMoneySubmit({
    name: 'withdrawal',
    send: (body: { amount: string; cashOutPass: string }, headers) =>
      answerOf(api.POST('/api/cash/out', { body, headers })),
  });
  const isOver = cash !== undefined && parseWon(amount) > parseWon(cash);
  const problem = limitText(amount, room);

  async function submit(): Promise<void> {
    if (amount === '' || amount === '0') return say(t('withdrawal.emptyAmount'));
    if (problem !== undefined) return say(problem);
    if (!/^\d{4}$/.test(cashOutPass)) return say(t('withdrawal.emptyPass'));
    const wording = {
      message: t('withdrawal.ask', { amount: won(amount), reading: wonReading(amount) }),
      confirmLabel: t('withdrawal.submit'),
      done: t('withdrawal.done'),
    };
    await withdrawal.submit({ amount, cashOutPass }, wording, () => setAmount(''));
    setCashOutPass('');
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
        error={isOver ? t('withdrawal.over') : problem}
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
      {room === undefined ? null : <Closed room={room} />}
      <Button
        type="submit"
        look="main"
        size="large"
        className="in-reach"
        isPending={withdrawal.isPending}
      >
        {t('withdrawal.submit')}
      </Button>
      <RoomFacts kind="withdrawal" />
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('withdrawal.note1')}</li>
        <li>{t('withdrawal.note2')}</li>
      </ul>
    </form>
  );
}

type Doors = { open: boolean; bankClosed: boolean; bankClosedUntil: string };

/** Why nobody can withdraw just now, before a form is filled in for nothing. */
function Closed({ room }: { room: Doors }) {
  const { t } = useTranslation();
  if (room.open && !room.bankClosed) return null;
  return (
    <p role="alert" className="text-sm text-warn">
      {room.open
        ? t('cash.limits.bankClosed', { until: room.bankClosedUntil })
        : t('cash.limits.closedOut')}
    </p>
  );
}
