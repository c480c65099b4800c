import type { Caller } from '../auth/caller.ts';
import { koreaMinuteText } from '../values/korea-time.ts';
import { refuse, transportCodes } from './result-codes.ts';

/**
 * Who may call a route. `guest` is anyone on a known site, `operator` any logged-in operator,
 * `internal` another service only. With `scope: 'platform'` what is seen or done concerns every site:
 * only operators of the platform's own site may, and others are refused A121.
 */
export type Access =
  | 'guest'
  | 'member'
  | 'operator'
  | 'internal'
  | { permission: string; scope?: 'platform' };

type KindOf<A extends Access> = A extends 'guest'
  ? 'guest' | 'member' | 'operator'
  : A extends 'member'
    ? 'member'
    : A extends 'internal'
      ? 'service'
      : 'operator';

/** The callers that can stand before a route with this access. */
export type CallerOf<A extends Access> = Extract<Caller, { kind: KindOf<A> }>;

/** Whether a caller may call a route with this access; of services, those that it names. */
export function permits<A extends Access>(
  access: A,
  caller: Caller,
  callers: readonly string[] = [],
): caller is CallerOf<A> {
  const wanted: Access = access;
  if (wanted === 'guest') return caller.kind !== 'service';
  if (wanted === 'member') return caller.kind === 'member';
  if (wanted === 'internal') return caller.kind === 'service' && callers.includes(caller.service);
  if (caller.kind !== 'operator') return false;
  if (wanted === 'operator') return true;
  if (wanted.scope === 'platform' && caller.isPlatform !== true) return false;
  return caller.permissions.includes(wanted.permission);
}

/** A guest is asked to log in; an operator of one site hears what is above it; others may not do this. */
export function refusalFor(caller: Caller, access: Access): Error {
  const isAbove = caller.kind === 'operator' && isOfPlatform(access);
  if (isAbove && caller.permissions.includes(access.permission)) {
    return refuse(transportCodes, 'A121');
  }
  return refuse(transportCodes, caller.kind === 'guest' ? 'H401' : 'H403');
}

export function isOfPlatform(access: Access): access is { permission: string; scope: 'platform' } {
  return typeof access === 'object' && access.scope === 'platform';
}

/** Who has just got their credentials or rights watches for a while before they approve. */
export function refuseFresh(caller: Caller, now: Date): void {
  if (caller.kind !== 'operator' || caller.approvesFrom === undefined) return;
  if (caller.approvesFrom <= now.getTime()) return;
  const from = koreaMinuteText(new Date(caller.approvesFrom));
  throw refuse(transportCodes, 'A120', { from });
}

/** A session that was left open moves no money: its operator proves the second factor again. */
export function refuseUnproven(caller: Caller, now: Date): void {
  if (caller.kind !== 'operator' || caller.provenUntil === undefined) return;
  if (caller.provenUntil > now.getTime()) return;
  throw refuse(transportCodes, 'A122');
}
