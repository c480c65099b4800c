import {
  type LimitKind,
  type LimitPeriod,
  openRaise,
  raiseBegins,
  raiseEnds,
} from '../../domain/protection/protection-limit.ts';
import {
  effectiveLimit,
  findLimit,
  type LimitName,
  type Protection,
} from '../../domain/protection/protection-state.ts';

export function limitView(
  protection: Protection,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  now: Date,
) {
  return {
    kind,
    period,
    amount: effectiveLimit(protection, kind, period)?.toString() ?? null,
    own: partView(protection, { kind, period, setBy: 'member' }, now),
    imposed: partView(protection, { kind, period, setBy: 'operator' }, now),
  };
}

function partView({ limits }: Protection, name: LimitName, now: Date) {
  const limit = findLimit(limits, name);
  const raise = openRaise(limit, now);
  return {
    amount: limit.amount?.toString() ?? null,
    raise:
      raise === null
        ? null
        : {
            amount: raise.amount?.toString() ?? null,
            askedAt: raise.askedAt.toISOString(),
            from: raiseBegins(raise).toISOString(),
            until: raiseEnds(raise).toISOString(),
          },
  };
}
