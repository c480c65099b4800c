import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../shared/account/cash-queries.ts';
import { useMoneySubmit } from '../../shared/account/use-money-submit.ts';
import { answerOf } from '../../shared/api/client.ts';
import { won, wonReading } from '../../shared/format/money.ts';
import { Form } from '../../shared/forms/form.tsx';
import { MoneyField } from '../../shared/forms/numbers/money-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { BonusChoice } from './bonus/bonus-choice.tsx';
import { useChosenBonus } from './bonus/use-bonus-offers.ts';
import { useLimitText } from './limits/use-limit-text.ts';

export function DepositForm() {
  const { t } = useTranslation();
  const limitText = useLimitText();
  const room = useQuery(cashLimitsQuery).data?.deposit;
  const { bonus, choose, lines } = useChosenBonus();
  const form = useFields({
    start: { amount: '' },
    problems: { amount: (typed) => amountProblem(typed.amount) },
    shown: 'elsewhere',
  });
  const deposit = useMoneySubmit({
    name: 'deposit',
    send: (body: { amount: string; bonus: string }, headers) =>
      answerOf(api.POST('/api/cash/in', { body, headers })),
  });

  function amountProblem(amount: string): string | undefined {
    return amount === '' || amount === '0' ? t('deposit.emptyAmount') : limitText(amount, room);
  }

  async function send({ amount }: { amount: string }): Promise<void> {
    const wording = {
      message: [
        t('deposit.ask', { amount: won(amount), reading: wonReading(amount) }),
        ...lines(amount),
      ].join('\n'),
      confirmLabel: t('deposit.submit'),
      done: t('deposit.done'),
    };
    await deposit.submit({ amount, bonus }, wording, form.clear);
  }

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}
    >
      <MoneyField
        {...form.field('amount')}
        label={t('deposit.amount')}
        error={limitText(form.values.amount, room)}
      />
      <BonusChoice amount={form.values.amount} value={bonus} onChange={choose} />
      {room?.open === false ? (
        <p role="alert" className="text-sm text-warn">
          {t('cash.limits.closedIn')}
        </p>
      ) : null}
      <Button type="submit" look="main" size="large" isPending={deposit.isPending}>
        {t('deposit.submit')}
      </Button>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>{t('deposit.note1')}</li>
        <li>{t('deposit.note2')}</li>
        <li>{t('deposit.note3')}</li>
      </ul>
    </Form>
  );
}
