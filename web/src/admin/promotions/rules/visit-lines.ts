import i18next from 'i18next';
import { won } from '../../../shared/format/money.ts';
import {
  giftLines,
  giftText,
  type Line,
  type RulesOf,
  type Text,
  turnoverText,
} from './gift-lines.ts';

/** What a deposit brings, and what has to be staked for it. */
export function depositLines(rules: RulesOf<'deposit'>, t: Text): Line[] {
  const { occasion, percent, amountMax, depositMin, turnover } = rules;
  const asked = turnoverText(turnover, t);
  return [
    [t('promotions.rules.occasion'), t(`promotions.rules.occasions.${occasion}`)],
    [t('promotions.rules.percent'), `${percent}%`],
    [t('promotions.rules.depositMin'), won(depositMin)],
    [t('promotions.rules.amountMax'), won(amountMax)],
    [
      t('promotions.rules.turnover'),
      turnover === null ? asked : `${asked} · ${t(`promotions.rules.of.${turnover.of}`)}`,
    ],
  ];
}

/** What each day of a sheet gives, and how many days in a row give more. */
export function sheetLines(rules: RulesOf<'attendance'>, t: Text): Line[] {
  const { daily, streaks, makeUpPerMonth } = rules;
  return [
    [t('promotions.rules.daily'), giftText(daily, t)],
    ...streaks.map(({ days, reward }): Line => {
      return [t('promotions.rules.inARow', { days }), giftText(reward, t)];
    }),
    [t('promotions.rules.makeUp'), t('promotions.rules.times', { count: makeUpPerMonth })],
  ];
}

/** What each slot of a wheel gives, and how likely it is. */
export function wheelLines(rules: RulesOf<'roulette'>, t: Text): Line[] {
  const { spinsPerDay, slots } = rules;
  const whole = slots.reduce((sum, { weight }) => sum + weight, 0);
  return [
    [t('promotions.rules.spins'), t('promotions.rules.times', { count: spinsPerDay })],
    ...slots.map(({ texts, weight, reward }, place): Line => {
      const gift = reward === null ? t('promotions.rules.nothing') : giftText(reward, t);
      const name = t('promotions.rules.slot', { place: place + 1, name: texts.ko });
      return [name, `${gift} · ${chanceText(weight, whole)}`];
    }),
  ];
}

/** What a coupon gives, how long it lasts and whether it may be passed on. */
export function couponLines(rules: RulesOf<'coupon'>, t: Text): Line[] {
  const { reward, validDays, isGiftable } = rules;
  const days =
    validDays === null
      ? t('promotions.rules.noExpiry')
      : t('promotions.rules.validFor', { days: validDays });
  return [
    ...giftLines(reward, t),
    [t('promotions.rules.validDays'), days],
    [t('promotions.rules.giftable'), t(`promotions.rules.${isGiftable ? 'yes' : 'no'}`)],
  ];
}

/** A chance in percent, to the ten thousandth: '12.5%'. */
function chanceText(weight: number, whole: number): string {
  const percent = { style: 'percent', maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat(i18next.language, percent).format(weight / whole);
}
