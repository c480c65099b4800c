import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../../shared/account/cash-queries.ts';
import type { CashLimits } from '../../../shared/api/contracts.ts';
import { points, won } from '../../../shared/format/money.ts';
import { InForceFacts, InForcePanel } from '../../../shared/ui/pages/in-force.tsx';

/** What holds for the member's money now, read from the settings that decide on requests. */
export function MoneyInForce() {
  const { t } = useTranslation('inquiry');
  const query = useQuery(cashLimitsQuery);
  return (
    <InForcePanel id="money-in-force" title={t('inForce.title')} query={query} rows={4}>
      {(limits) => <InForce limits={limits} />}
    </InForcePanel>
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
      <InForceFacts note={own('inForce.note')} facts={facts} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty">
        {from === until ? null : <li>{t('withdrawal.bankHours', { from, until })}</li>}
        <li>{t('points.rule', { minimum: points(conversion.minimum) })}</li>
      </ul>
    </>
  );
}
