import { ODDS_SCALE } from '@noriter/rules/odds';
import type { CashOutRate, SportRules } from './rules.ts';

export const CASH_OUT_RATE_DEFAULT: CashOutRate = 9_500n;

/** Of rules that were set before there was such a rule, too. */
export const PUT_OFF_VOID_HOURS_DEFAULT = 48;

export const demoSportRules: SportRules = {
  foldsMax: 10,
  linesMax: 252n,
  legOddsMin: 1_010n,
  totalOddsMax: 10_000n * ODDS_SCALE,
  bonus: {
    legOddsMin: 1_300n,
    steps: [
      { folds: 3, factor: 1_030n },
      { folds: 4, factor: 1_050n },
      { folds: 5, factor: 1_070n },
    ],
  },
  matrix: {
    crossings: [
      { sport: 'soccer', kinds: ['three-way', 'total'] },
      { sport: 'baseball', kinds: ['two-way', 'total'] },
      { sport: 'basketball', kinds: ['handicap', 'total'] },
    ],
    alone: [{ kind: 'special' }, { kind: 'outright' }],
    groups: [['virtual-soccer', 'dog-racing', 'horse-racing'], ['esport']],
    mixesLive: false,
    crossTicketsPerDayMax: 1,
  },
  axis: { ticketsMax: 5, stakeMax: 3_000_000n, returnMax: 10_000_000n },
  liveDelayMs: 4_000,
  exposure: { suspendAt: 40_000_000n, lossMax: 50_000_000n },
  cancel: { minutesMax: 10, perDayMax: 3 },
  putOffVoidHours: PUT_OFF_VOID_HOURS_DEFAULT,
  cashOutRate: CASH_OUT_RATE_DEFAULT,
};
