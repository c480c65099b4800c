import { isPin } from '@noriter/rules/member-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../shared/account/cash-queries.ts';
import { useMoneySubmit } from '../../shared/account/use-money-submit.ts';
import { answerOf } from '../../shared/api/client.ts';
import { parseWon, won, wonReading } from '../../shared/format/money.ts';
import { PinField } from '../../shared/forms/codes/pin-field.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { MoneyField } from '../../shared/forms/numbers/money-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { useBalance } from '../../shared/member/member-queries.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { useLimitText } from './limits/use-limit-text.ts';
import { RoomFacts } from './room-facts.tsx';

export function WithdrawalForm() {
  const { t } = useTranslation();
  const limitText = useLimitText();
  const cash = useBalance().data?.cash;
  const room = useQuery(cashLimitsQuery).data?.withdrawal;
  const form = useFields({
    start: { amount: '', cashOutPass: '' },
    problems: {
      amount: (typed) => amountProblem(typed.amount),
      cashOutPass: (typed) => (isPin(typed.cashOutPass) ? undefined : t('withdrawal.emptyPass')),
    },
    shown: 'elsewhere',
  });
  const withdrawal = useMoneySubmit({
    name: 'withdrawal',
    send: (body: { amount: string; cashOutPass: string }, headers) =>
      answerOf(api.POST('/api/cash/out', { body, headers })).finally(forgetPin),
  });
  const { amount: typedAmount } = form.values;
  const isOver = cash !== undefined && parseWon(typedAmount) > parseWon(cash);

  function amountProblem(amount: string): string | undefined {
    return amount === '' || amount === '0' ? t('withdrawal.emptyAmount') : limitText(amount, room);
  }

  async function send({ amount, cashOutPass }: typeof form.values): Promise<void> {
    const wording = {
      message: t('withdrawal.ask', { amount: won(amount), reading: wonReading(amount) }),
      confirmLabel: t('withdrawal.submit'),
      done: t('withdrawal.done'),
    };
    await withdrawal.submit({ amount, cashOutPass }, wording, () => form.set('amount', ''));
  }

  /** Whatever was answered; who goes back before it was sent finds all as it was typed. */
  function forgetPin(): void {
    form.set('cashOutPass', '');
  }

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}
    >
      <MoneyField
        {...form.field('amount')}
        label={t('withdrawal.amount')}
        max={cash}
        error={isOver ? t('withdrawal.over') : limitText(typedAmount, room)}
      />
      <PinField
        {...form.field('cashOutPass')}
        label={t('field.cashOutPass')}
        hint={t('withdrawal.passHint')}
      />
      {room === undefined ? null : <Closed room={room} />}
      <Button type="submit" look="main" size="large" isPending={withdrawal.isPending}>
        {t('withdrawal.submit')}
      </Button>
      <RoomFacts kind="withdrawal" />
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('withdrawal.note1')}</li>
        <li>{t('withdrawal.note2')}</li>
      </ul>
    </Form>
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
