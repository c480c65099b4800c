import type { Won } from '@noriter/kit/money';
import {
  type Limit,
  type LimitKind,
  type LimitPeriod,
  noLimit,
  strictest,
} from './protection-limit.ts';

export const timeOutLengths = ['24h', '7d', '30d'] as const;

export type TimeOutLength = (typeof timeOutLengths)[number];

export const exclusionLengths = ['6m', '1y', '5y', 'permanent'] as const;

export type ExclusionLength = (typeof exclusionLengths)[number];

/** Minutes of play between two reality checks; 0 is never. */
export const realityCheckMinutes = [0, 15, 30, 60] as const;

export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

export const limitSetters = ['member', 'operator'] as const;

type LimitSetter = (typeof limitSetters)[number];

export type LimitName = { kind: LimitKind; period: LimitPeriod; setBy: LimitSetter };

export type NamedLimit = Readonly<LimitName> & Limit;

/** Until null: for ever. */
type Exclusion = { readonly since: Date; readonly until: Date | null };

export type Protection = {
  readonly limits: readonly NamedLimit[];
  readonly timeOutUntil: Date | null;
  readonly exclusion: Exclusion | null;
  /** Null: what the site proposes. */
  readonly realityCheck: RealityCheckMinutes | null;
};

export const noProtection: Protection = {
  limits: [],
  timeOutUntil: null,
  exclusion: null,
  realityCheck: null,
};

export const protectionStates = ['none', 'timeOut', 'excluded'] as const;

type ProtectionState = (typeof protectionStates)[number];

/** Whether the member may bring money in and play at the moment. */
export function stateOf(
  { exclusion, timeOutUntil }: Pick<Protection, 'exclusion' | 'timeOutUntil'>,
  now: Date,
): ProtectionState {
  if (exclusion !== null) return 'excluded';
  return timeOutUntil !== null && timeOutUntil > now ? 'timeOut' : 'none';
}

/** What of the member's and the operators' limits holds. */
export function effectiveLimit(
  { limits }: Pick<Protection, 'limits'>,
  kind: LimitKind,
  period: LimitPeriod,
): Won | null {
  const named = limits.filter((limit) => limit.kind === kind && limit.period === period);
  return strictest(named.map(({ amount }) => amount));
}

export function findLimit(limits: readonly NamedLimit[], name: LimitName): Limit {
  return limits.find((limit) => isNamed(limit, name)) ?? noLimit;
}

export function isNamed(limit: LimitName, { kind, period, setBy }: LimitName): boolean {
  return limit.kind === kind && limit.period === period && limit.setBy === setBy;
}
