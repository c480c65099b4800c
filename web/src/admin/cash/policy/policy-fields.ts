import type { CashPolicy, LevelLimits } from '../../shared/contracts.ts';

/** The policy as the form holds it: text as it is typed. */
export type PolicyFields = {
  depositOpen: boolean;
  withdrawalOpen: boolean;
  pointsOpen: boolean;
  pointsMinimum: string;
  pointsUnit: string;
  closedFrom: string;
  closedUntil: string;
  adjustAloneMax: string;
  adjustAloneDayMax: string;
  approveAloneDayMax: string;
  aloneDayMax: string;
  rollingPercent: string;
  bonusRollingPercent: string;
  /** Decimal odds with up to three places: 1.2 */
  rollingOddsMinimum: string;
  weights: Record<string, string>;
  levels: LevelFields[];
};

/** What one operator may do alone. */
export const aloneLimits = [
  'adjustAloneMax',
  'adjustAloneDayMax',
  'approveAloneDayMax',
  'aloneDayMax',
] as const;

export const limitNames = ['minimum', 'maximum', 'unit', 'perDay', 'requestsPerDay'] as const;
export type LimitName = (typeof limitNames)[number];
export type LimitFields = Record<LimitName, string>;

export type LevelFields = {
  level: string;
  deposit: LimitFields;
  withdrawal: LimitFields;
  depositBonusPercent: string;
};

/** What stakes are on; `*` is any other. A product the site knows besides stays as it is. */
export const products = [
  '*',
  'live',
  'hotel',
  'slot',
  'sport',
  'esport',
  'mini',
  'virtual',
  'fishing',
] as const;

export function fieldsOf(policy: CashPolicy): PolicyFields {
  const { bankHours, productWeights } = policy;
  return {
    depositOpen: policy.depositOpen,
    withdrawalOpen: policy.withdrawalOpen,
    pointsOpen: policy.pointsOpen,
    pointsMinimum: policy.pointsMinimum,
    pointsUnit: policy.pointsUnit,
    closedFrom: clockText(bankHours.closedFrom),
    closedUntil: clockText(bankHours.closedUntil),
    adjustAloneMax: policy.adjustAloneMax,
    adjustAloneDayMax: policy.adjustAloneDayMax,
    approveAloneDayMax: policy.approveAloneDayMax,
    aloneDayMax: policy.aloneDayMax,
    rollingPercent: String(policy.rollingPercent),
    bonusRollingPercent: String(policy.bonusRollingPercent),
    rollingOddsMinimum: String(policy.rollingOddsMinimum / 1_000),
    weights: Object.fromEntries(
      Object.entries(productWeights).map(([product, percent]) => [product, String(percent)]),
    ),
    levels: policy.levels.map(levelFields),
  };
}

export function policyOf(fields: PolicyFields, saved: CashPolicy): CashPolicy {
  const weights = Object.entries(fields.weights).filter(([, percent]) => percent !== '');
  return {
    ...saved,
    depositOpen: fields.depositOpen,
    withdrawalOpen: fields.withdrawalOpen,
    pointsOpen: fields.pointsOpen,
    pointsMinimum: fields.pointsMinimum,
    pointsUnit: fields.pointsUnit,
    bankHours: {
      closedFrom: minuteOf(fields.closedFrom) ?? 0,
      closedUntil: minuteOf(fields.closedUntil) ?? 0,
    },
    adjustAloneMax: fields.adjustAloneMax,
    adjustAloneDayMax: fields.adjustAloneDayMax,
    approveAloneDayMax: fields.approveAloneDayMax,
    aloneDayMax: fields.aloneDayMax,
    rollingPercent: Number(fields.rollingPercent),
    bonusRollingPercent: Number(fields.bonusRollingPercent),
    rollingOddsMinimum: Math.round(Number(fields.rollingOddsMinimum) * 1_000),
    productWeights: Object.fromEntries(
      weights.map(([product, percent]) => [product, Number(percent)]),
    ),
    levels: fields.levels
      .map((level) => ({
        level: Number(level.level),
        deposit: limitsOf(level.deposit),
        withdrawal: limitsOf(level.withdrawal),
        depositBonusPercent: Number(level.depositBonusPercent),
      }))
      .toSorted((one, other) => one.level - other.level),
  };
}

/** A level above the highest one, with its limits to begin with. */
export function nextLevel(levels: readonly LevelFields[]): LevelFields | undefined {
  const highest = levels.toSorted((one, other) => Number(one.level) - Number(other.level)).at(-1);
  if (highest === undefined) return undefined;
  return { ...highest, level: String(Number(highest.level) + 1) };
}

/** 1410 is 23:30. */
export function clockText(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day of a time like 23:30, or null when it is none. */
export function minuteOf(text: string): number | null {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}

function levelFields({
  level,
  deposit,
  withdrawal,
  depositBonusPercent,
}: LevelLimits): LevelFields {
  return {
    level: String(level),
    deposit: limitFields(deposit),
    withdrawal: limitFields(withdrawal),
    depositBonusPercent: String(depositBonusPercent),
  };
}

function limitFields({ minimum, maximum, unit, perDay, ...rest }: LevelLimits['deposit']) {
  return { minimum, maximum, unit, perDay, requestsPerDay: String(rest.requestsPerDay) };
}

function limitsOf({ minimum, maximum, unit, perDay, requestsPerDay }: LimitFields) {
  return { minimum, maximum, unit, perDay, requestsPerDay: Number(requestsPerDay) };
}
