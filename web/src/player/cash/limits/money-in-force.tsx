import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../../shared/account/cash-queries.ts';
import type { CashLimits } from '../../../shared/api/contracts.ts';
import { points, won } from '../../../shared/format/money.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';

/** What holds for the member's money now, read from the settings that decide on requests. */
export function MoneyInForce() {
  const { t } = useTranslation('inquiry');
  const { data, error, refetch } = useQuery(cashLimitsQuery);
  return (
    <Panel>
      <section aria-labelledby="money-in-force" className="flex flex-col gap-4 sm:px-3 sm:py-2">
        <h2 id="money-in-force" className="text-lg font-bold">
          {t('inForce.title')}
        </h2>
        {data !== undefined ? (
          <InForce limits={data} />
        ) : error === null ? (
          <SkeletonRows rows={4} className="h-6" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </section>
    </Panel>
  );
}

function InForce({ limits: { deposit, withdrawal, points: conversion } }: { limits: CashLimits }) {
  const { t } = useTranslation();
  const { t: own } = useTranslation('inquiry');
  const { bankClosedFrom: from, bankClosedUntil: until } = withdrawal;
  const facts = [
    { name: t('cash.tab.charge'), room: deposit },
    { name: t('cash.tab.exchange'), room: withdrawal },
  ].map(({ name, room: { minimum, maximum, unit } }) => {
    const range = t('cash.limits.range', { minimum: won(minimum), maximum: won(maximum) });
    return { name, value: own('inForce.steps', { range, unit: won(unit) }) };
  });
  return (
    <>
      <p className="text-pretty text-muted">{own('inForce.note')}</p>
      <dl className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="text-faint">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty">
        {from === until ? null : <li>{t('withdrawal.bankHours', { from, until })}</li>}
        <li>{t('points.rule', { minimum: points(conversion.minimum) })}</li>
      </ul>
    </>
  );
}
