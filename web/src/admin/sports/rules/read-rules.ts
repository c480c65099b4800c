import { type Sport, sports } from '@noriter/rules/sports';
import type { AdminSportRules } from '../../shared/contracts.ts';
import type { ReadRules, RulesFields } from './rules-fields.ts';

/** With which a switched-off rule begins when it is switched on. */
const usualBonusOdds = '1.30';

const usualCashOut = '95';

export function fieldsOf(rules: ReadRules): RulesFields {
  const { bonus, matrix, axis, exposure, cancel, cashOutRate } = rules;
  return {
    foldsMax: String(rules.foldsMax),
    linesMax: String(rules.linesMax),
    legOddsMin: rules.legOddsMin,
    totalOddsMax: rules.totalOddsMax,
    liveDelayMs: String(rules.liveDelayMs),
    putOffVoidHours: String(rules.putOffVoidHours),
    bonusOddsMin: bonus?.legOddsMin ?? usualBonusOdds,
    axisTickets: String(axis.ticketsMax),
    axisStake: axis.stakeMax,
    axisReturn: axis.returnMax,
    suspendAt: exposure.suspendAt,
    lossMax: exposure.lossMax,
    cancelMinutes: String(cancel.minutesMax),
    cancelPerDay: String(cancel.perDayMax),
    cashOutPercent: cashOutRate === null ? usualCashOut : decimalOf(cashOutRate, 2),
    crossTickets: matrix.crossTicketsPerDayMax?.toString() ?? '',
    hasBonus: bonus !== null,
    hasCashOut: cashOutRate !== null,
    mixesLive: matrix.mixesLive,
    steps: (bonus?.steps ?? []).map(({ folds, factor }) => ({
      folds: String(folds),
      percent: decimalOf(factor - FACTOR_ONE, 1),
    })),
    crossings: matrix.crossings.flatMap(({ sport, kinds: [one, other] }) =>
      one === undefined || other === undefined ? [] : [{ sport, one, other }],
    ),
    alone: matrix.alone.map((rule) => ({
      sport: rule.sport ?? '',
      kind: rule.kind ?? '',
      leagueId: rule.leagueId ?? '',
    })),
    groups: Object.fromEntries(
      matrix.groups.flatMap((group, at) => group.map((sport) => [sport, at + 1])),
    ),
  };
}

/** Fields without a problem as the service takes them. */
export function rulesOf(fields: RulesFields): AdminSportRules {
  const steps = fields.steps.map(({ folds, percent }) => ({
    folds: Number(folds),
    factor: FACTOR_ONE + (scaledOf(percent, 1) ?? 0),
  }));
  const rate = scaledOf(fields.cashOutPercent, 2);
  return {
    foldsMax: Number(fields.foldsMax),
    linesMax: Number(fields.linesMax),
    legOddsMin: fields.legOddsMin,
    totalOddsMax: fields.totalOddsMax,
    bonus: fields.hasBonus ? { legOddsMin: fields.bonusOddsMin, steps } : null,
    matrix: {
      crossings: fields.crossings.map(({ sport, one, other }) => ({ sport, kinds: [one, other] })),
      alone: fields.alone.map(({ sport, kind, leagueId }) => ({
        ...(sport === '' ? {} : { sport }),
        ...(kind === '' ? {} : { kind }),
        ...(leagueId === '' ? {} : { leagueId }),
      })),
      groups: groupsOf(fields),
      mixesLive: fields.mixesLive,
      crossTicketsPerDayMax: fields.crossTickets === '' ? null : Number(fields.crossTickets),
    },
    axis: {
      ticketsMax: Number(fields.axisTickets),
      stakeMax: fields.axisStake,
      returnMax: fields.axisReturn,
    },
    liveDelayMs: Number(fields.liveDelayMs),
    putOffVoidHours: Number(fields.putOffVoidHours),
    exposure: { suspendAt: fields.suspendAt, lossMax: fields.lossMax },
    cancel: {
      minutesMax: Number(fields.cancelMinutes),
      perDayMax: Number(fields.cancelPerDay),
    },
    cashOutRate: fields.hasCashOut ? rate : null,
  };
}

/** The groups with anything in them, by their number. */
export function groupsOf({ groups }: Pick<RulesFields, 'groups'>): Sport[][] {
  const grouped = Map.groupBy(
    sports.filter((sport) => groups[sport] !== undefined),
    (sport) => groups[sport],
  );
  return [...grouped]
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map(([, members]) => members);
}

/** A bonus is written as what a line is multiplied by, in thousandths. */
const FACTOR_ONE = 1_000;

/** A whole number as a decimal of so many places, without zeros at its end. */
function decimalOf(scaled: number, places: number): string {
  const digits = String(scaled).padStart(places + 1, '0');
  const rest = digits.slice(-places).replace(/0+$/, '');
  return `${digits.slice(0, -places)}${rest === '' ? '' : `.${rest}`}`;
}

/** The same back; null when it is no such number. */
export function scaledOf(text: string, places: number): number | null {
  const [, whole, rest = ''] = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || rest.length > places) return null;
  return Number(whole + rest.padEnd(places, '0'));
}
