import { shownCoupon } from '@noriter/rules/coupon-code';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '../../../shared/api/contracts.ts';
import { freeBetTermsText, rewardText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';

/** A coupon as a slip of paper: what it gives at the left, its terms and what to do with it beside. */
export function CouponTicket({ coupon, children }: { coupon: Coupon; children: ReactNode }) {
  const { t } = useTranslation('promotion');
  const { reward: kind, amount, title, code, expiresAt, giftedByName } = coupon;
  const { turnoverPercent, freeBet } = coupon;
  const terms = [
    expiresAt === null ? t('coupon.forever') : t('coupon.until', { at: koreaMinute(expiresAt) }),
    giftedByName === '' ? '' : t('coupon.from', { name: giftedByName }),
    freeBet === null ? '' : freeBetTermsText(freeBet),
    turnoverPercent === 0 ? '' : t('coupon.turnover', { percent: turnoverPercent }),
  ].filter((term) => term !== '');
  return (
    <article className="flex overflow-hidden rounded-lg border border-line bg-raised max-sm:flex-col">
      <div className="flex flex-col justify-center gap-0.5 bg-brass-soft px-5 py-4 text-brass-text sm:w-44 sm:shrink-0 sm:border-r sm:border-dashed sm:border-brass-line max-sm:border-b max-sm:border-dashed max-sm:border-brass-line">
        <p className="text-2xl font-bold tabular-nums">{rewardText({ kind, amount })}</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <p className="font-medium tracking-wide tabular-nums">{shownCoupon(code)}</p>
          <p className="text-sm text-muted">{terms.join(' · ')}</p>
        </div>
        <div className="flex gap-2">{children}</div>
      </div>
    </article>
  );
}
