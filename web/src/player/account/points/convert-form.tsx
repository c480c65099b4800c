import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../../shared/account/cash-queries.ts';
import { useMoneySubmit } from '../../../shared/account/use-money-submit.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { addWon, parseWon, points, won } from '../../../shared/format/money.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { MoneyField } from '../../../shared/forms/numbers/money-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useBalance } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { Arriving } from '../../../shared/ui/pages/states.tsx';
import { pointProblem } from './point-problem.ts';

const presets = [
  { amount: '1000', text: '1,000P' },
  { amount: '5000', text: '5,000P' },
  { amount: '10000', text: '10,000P' },
  { amount: '50000', text: '50,000P' },
  { amount: '100000', text: '100,000P' },
] as const;

/** Points become cash, one won each; what comes of it is shown before anything is asked for. */
export function ConvertForm() {
  const { t } = useTranslation();
  const balance = useBalance().data;
  const rules = useQuery(cashLimitsQuery).data?.points;
  const form = useFields({
    start: { amount: '' },
    problems: {
      amount: ({ amount }) =>
        amount === '' || amount === '0' ? t('points.empty') : problemText(amount),
    },
    shown: 'elsewhere',
  });
  const conversion = useMoneySubmit({
    name: 'convert-points',
    send: (wanted: string, headers) =>
      answerOf(api.POST('/api/point/convert', { body: { amount: wanted }, headers })),
  });
  const error = problemText(form.values.amount);

  function problemText(amount: string): string | undefined {
    const problem = pointProblem(amount, balance?.points, rules);
    return problem === null
      ? undefined
      : t(`points.${problem.kind}`, { limit: points(problem.limit) });
  }

  async function send({ amount }: { amount: string }): Promise<void> {
    if (balance === undefined) return showAlert(t('state.failed'));
    const gain = won(amount);
    const after = afterwards(amount, balance);
    const message = t('points.ask', { points: points(amount), gain, ...after });
    const wording = { message, confirmLabel: t('points.submit'), done: t('points.done', { gain }) };
    await conversion.submit(amount, wording, form.clear);
  }

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}
    >
      <MoneyField
        {...form.field('amount')}
        label={t('points.amount')}
        presets={presets}
        max={balance?.points}
        error={error}
        hint={t('points.hint')}
      />
      <Effect amount={error === undefined ? form.values.amount : ''} />
      {rules?.open === false ? (
        <p role="alert" className="text-sm text-warn">
          {t('points.closed')}
        </p>
      ) : null}
      <Button type="submit" look="main" size="large" isPending={conversion.isPending}>
        {t('points.submit')}
      </Button>
      {rules === undefined ? null : (
        <p className="text-sm text-muted">{t('points.rule', { minimum: points(rules.minimum) })}</p>
      )}
    </Form>
  );
}

type Have = { cash: string; points: string };

function afterwards(amount: string, have: Have): { cash: string; left: string } {
  const left = parseWon(have.points) - parseWon(amount);
  return {
    cash: won(addWon(have.cash, amount)),
    left: points((left < 0n ? 0n : left).toString()),
  };
}

/** What the balance and the points would be. */
function Effect({ amount }: { amount: string }) {
  const { t } = useTranslation();
  const { data: balance, isError } = useBalance();
  const wanted = amount === '' ? '0' : amount;
  // Of a balance that is not known nothing is said to be left.
  const after = balance && afterwards(wanted, balance);
  const lines = [
    { name: t('points.gain'), value: `+${won(wanted)}`, className: 'text-up' },
    { name: t('points.cashAfter'), value: after?.cash, className: 'text-brass-text' },
    { name: t('points.pointsAfter'), value: after?.left, className: '' },
  ];
  return (
    <dl aria-label={t('points.effectTitle')} className="grid gap-1.5 rounded-md bg-raised p-4">
      {lines.map((line) => (
        <div key={line.name} className="flex justify-between gap-4">
          <dt className="text-sm text-faint">{line.name}</dt>
          <dd className={`font-semibold ${line.className}`}>
            <Arriving isFailed={isError} className="h-6 w-24">
              {line.value}
            </Arriving>
          </dd>
        </div>
      ))}
    </dl>
  );
}
