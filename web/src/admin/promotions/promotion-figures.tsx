import { useTranslation } from 'react-i18next';
import { points, won, wonDigits } from '../../shared/format/money.ts';
import { UsageBar } from '../../shared/ui/figures/usage-bar.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionDetail, PromotionRow } from '../shared/contracts.ts';

export function Figures({ promotion }: { promotion: PromotionRow }) {
  const { t } = useTranslation('admin');
  const { committed, budget, grants, members, cash, held, waiting, refused } = promotion;
  const { freeBets, freeBetsWon } = promotion;
  const figures = [
    { key: 'grants', value: wonDigits(String(grants)) },
    { key: 'members', value: wonDigits(String(members)) },
    { key: 'points', value: points(promotion.points) },
    { key: 'cash', value: won(cash) },
    { key: 'freeBets', value: won(freeBets) },
    { key: 'freeBetsWon', value: won(freeBetsWon) },
    { key: 'held', value: wonDigits(String(held)) },
    { key: 'waiting', value: wonDigits(String(waiting)) },
    { key: 'refused', value: wonDigits(String(refused)) },
  ] as const;
  return (
    <Panel title={t('promotions.figures')}>
      <div className="flex flex-col gap-5">
        <UsageBar label={t('promotions.committed')} used={committed} limit={budget} show={won} />
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
          {figures.map(({ key, value }) => (
            <div key={key} className="rounded-md bg-raised p-3">
              <dt className="text-xs text-faint">{t(`promotions.column.${key}`)}</dt>
              <dd className="text-lg font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

/** What it gave on each of the last days, as a row of bars with their figures. */
export function Days({ days }: { days: PromotionDetail['days'] }) {
  const { t } = useTranslation('admin');
  const most = days.reduce((top, { amount }) => Math.max(top, Number(amount)), 1);
  return (
    <Panel title={t('promotions.days')}>
      {days.length === 0 ? <p className="text-muted">{t('promotions.noDays')}</p> : null}
      <ul className="flex flex-col gap-1.5">
        {days.map(({ day, amount, grants }) => (
          <li key={day} className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-3 text-sm">
            <span className="text-muted tabular-nums">{day}</span>
            <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brass"
                style={{ width: `${(Number(amount) / most) * 100}%` }}
              />
            </span>
            <span className="tabular-nums">
              {t('promotions.dayOf', { amount: wonDigits(amount), grants })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
