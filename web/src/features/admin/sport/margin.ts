/**
 * What operators take off prices, in thousandths of the part above 1.00. It is typed in percent;
 * what comes of it is counted as the service counts it.
 */
import { oddsOf } from '../../bet/stakes.ts';
import { ODDS_SCALE, oddsText } from '../../sport/odds.ts';

const MARGIN_MAX = 900;

/** Thousandths as percent: 50 is '5', 25 is '2.5'. */
export function percentOf(margin: number): string {
  const rest = margin % 10;
  return `${Math.trunc(margin / 10)}${rest === 0 ? '' : `.${rest}`}`;
}

/** Percent as it is typed, in thousandths; null when it is none, or more than may be taken. */
export function marginOf(percent: string): number | null {
  const [, whole, tenths = '0'] = /^(\d{1,2})(?:\.(\d))?$/.exec(percent.trim()) ?? [];
  if (whole === undefined) return null;
  const margin = Number(whole) * 10 + Number(tenths);
  return margin > MARGIN_MAX ? null : margin;
}

/** A price of the feed as members get it: rounded down to whole thousandths. */
export function afterMargin(odds: string, margin: number): string {
  const above = oddsOf(odds) - ODDS_SCALE;
  const numerator = ODDS_SCALE + (above * (ODDS_SCALE - BigInt(margin))) / ODDS_SCALE;
  return oddsText({ numerator, denominator: ODDS_SCALE });
}
