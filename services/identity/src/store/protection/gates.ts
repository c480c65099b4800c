import type { IdentityDeps } from '../../deps.ts';
import type { LimitKind } from '../../domain/protection/protection-limit.ts';
import { effectiveLimit, stateOf } from '../../domain/protection/protection-state.ts';
import { readMarks } from './protection-marks.ts';
import {
  loadProtection,
  loadProtections,
  type StoredProtection,
  unprotected,
} from './protections.ts';

type Deps = Pick<IdentityDeps, 'pool' | 'clock'>;

/** The numbers the wallet and the games have to keep to. */
export async function readGate({ pool, clock }: Deps, memberId: string) {
  return gateOf(await loadProtection(pool, memberId), clock.now());
}

/** The same of many, and whether they may come in at all; who is no member is not there. */
export async function readGates({ pool, clock }: Deps, memberIds: readonly string[]) {
  // First, so that no version is older than the standing beside it.
  const marks = await readMarks(pool, memberIds);
  const protections = await loadProtections(pool, memberIds);
  const now = clock.now();
  return Array.from(marks, ([memberId, { suspended }]) => ({
    memberId,
    suspended,
    ...gateOf(protections.get(memberId) ?? unprotected, now),
  }));
}

function gateOf(protection: StoredProtection, now: Date) {
  const { version, timeOutUntil, exclusion } = protection;
  const amounts = (kind: LimitKind) => ({
    day: effectiveLimit(protection, kind, 'day')?.toString() ?? null,
    week: effectiveLimit(protection, kind, 'week')?.toString() ?? null,
    month: effectiveLimit(protection, kind, 'month')?.toString() ?? null,
  });
  return {
    version,
    state: stateOf(protection, now),
    timeOutUntil: timeOutUntil?.toISOString() ?? null,
    excluded: exclusion !== null,
    deposit: amounts('deposit'),
    loss: amounts('loss'),
    wager: amounts('wager'),
  };
}
