// Invariant: whatever is asked in whatever order, protection never becomes weaker than the rules
// let it: limits by protection-limit.ts; a time-out only grows and ends by itself; an exclusion
// only grows and ends when an operator lifts it, not before its time is over.
import { koreaMonthsLater } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { askLimit, confirmRaise, type Limit, openRaise, withdrawn } from './protection-limit.ts';
import {
  type ExclusionLength,
  findLimit,
  isNamed,
  type LimitName,
  type Protection,
  type RealityCheckMinutes,
  type TimeOutLength,
} from './protection-state.ts';

export type ProtectionRequest =
  | ({ action: 'setLimit'; amount: Won | null } & LimitName)
  | ({ action: 'confirmRaise' } & LimitName)
  | ({ action: 'withdrawRaise' } & LimitName)
  | { action: 'timeOut'; length: TimeOutLength }
  | { action: 'exclude'; length: ExclusionLength }
  | { action: 'liftExclusion' }
  | { action: 'setRealityCheck'; minutes: RealityCheckMinutes };

export type ProtectionRefusal =
  | { refusal: 'noRaise' | 'longerHolds' | 'notExcluded' | 'forEver' }
  | { refusal: 'tooEarly'; from: Date };

type ProtectionDecision = { protection: Protection } | ProtectionRefusal;

/** Decides one request; the answer is the protection after it, or why it stays as it is. */
export function decideProtection(
  protection: Protection,
  request: ProtectionRequest,
  now: Date,
): ProtectionDecision {
  switch (request.action) {
    case 'setLimit':
      return changeLimit(protection, request, (limit) => ({
        limit: askLimit(limit, request.amount, now),
      }));
    case 'confirmRaise':
      return changeLimit(protection, request, (limit) => {
        const confirmed = confirmRaise(limit, now);
        if ('limit' in confirmed) return confirmed;
        if (confirmed.refusal === 'none') return { refusal: 'noRaise' };
        return { refusal: 'tooEarly', from: confirmed.from };
      });
    case 'withdrawRaise':
      return changeLimit(protection, request, (limit) =>
        openRaise(limit, now) === null ? { refusal: 'noRaise' } : { limit: withdrawn(limit) },
      );
    case 'timeOut':
      return timeOut(protection, request.length, now);
    case 'exclude':
      return exclude(protection, request.length, now);
    case 'liftExclusion':
      return liftExclusion(protection, now);
    case 'setRealityCheck':
      return { protection: { ...protection, realityCheck: request.minutes } };
    default:
      return request satisfies never;
  }
}

function changeLimit(
  protection: Protection,
  { kind, period, setBy }: LimitName,
  change: (limit: Limit) => { limit: Limit } | ProtectionRefusal,
): ProtectionDecision {
  const name = { kind, period, setBy };
  const changed = change(findLimit(protection.limits, name));
  if ('refusal' in changed) return changed;
  const others = protection.limits.filter((limit) => !isNamed(limit, name));
  return { protection: { ...protection, limits: [...others, { ...name, ...changed.limit }] } };
}

const HOUR_MS = 60 * 60_000;

const timeOutMs = { '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS, '30d': 30 * 24 * HOUR_MS };

function timeOut(protection: Protection, length: TimeOutLength, now: Date): ProtectionDecision {
  const until = new Date(now.getTime() + timeOutMs[length]);
  const holds = protection.timeOutUntil;
  if (holds !== null && holds > until) return { refusal: 'longerHolds' };
  return { protection: { ...protection, timeOutUntil: until } };
}

const exclusionMonths = { '6m': 6, '1y': 12, '5y': 60 };

function exclude(protection: Protection, length: ExclusionLength, now: Date): ProtectionDecision {
  const until = length === 'permanent' ? null : koreaMonthsLater(now, exclusionMonths[length]);
  const holds = protection.exclusion;
  if (holds !== null && until !== null && (holds.until === null || holds.until > until)) {
    return { refusal: 'longerHolds' };
  }
  return { protection: { ...protection, exclusion: { since: holds?.since ?? now, until } } };
}

function liftExclusion(protection: Protection, now: Date): ProtectionDecision {
  const { exclusion } = protection;
  if (exclusion === null) return { refusal: 'notExcluded' };
  if (exclusion.until === null) return { refusal: 'forEver' };
  if (exclusion.until > now) return { refusal: 'tooEarly', from: exclusion.until };
  return { protection: { ...protection, exclusion: null } };
}
