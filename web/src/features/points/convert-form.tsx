import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { Arriving } from '../../components/states.tsx';
import { addWon, parseWon, points, won } from '../../format/money.ts';
import { api } from '../../session/member-session.ts';
import { cashLimitsQuery } from '../cash/cash-queries.ts';
import { useMoneySubmit } from '../cash/use-money-submit.ts';
import { useBalance } from '../member/member-queries.ts';
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
  const [amount, setAmount] = useState('');
  const conversion = useMoneySubmit({
    name: 'convert-points',
    send: (wanted: string, headers) =>
      answerOf(api.POST('/api/point/convert', { body: { amount: wanted }, headers })),
  });
  const problem = pointProblem(amount, balance?.points, rules);
  const error =
    problem === null ? undefined : t(`points.${problem.kind}`, { limit: points(problem.limit) });

  async function submit(): Promise<void> {
    if (amount === '' || amount === '0') return say(t('points.empty'));
    if (error !== undefined) return say(error);
    if (balance === undefined) return say(t('state.failed'));
    const gain = won(amount);
    const after = afterwards(amount, balance);
    const message = t('points.ask', { points: points(amount), gain, ...after });
    const wording = { message, confirmLabel: t('points.submit'), done: t('points.done', { gain }) };
    await conversion.submit(amount, wording, () => setAmount(''));
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
        label={t('points.amount')}
        value={amount}
        onChange={setAmount}
        presets={presets}
        max={balance?.points}
        error={error}
        hint={t('points.hint')}
      />
      <Effect amount={error === undefined ? amount : ''} />
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
    </form>
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
