import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { koreaMinuteText } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import {
  decideProtection,
  type ProtectionRefusal,
  type ProtectionRequest,
} from '../../domain/protection/protection.ts';
import type { LimitKind } from '../../domain/protection/protection-limit.ts';
import {
  effectiveLimit,
  findLimit,
  type Protection,
} from '../../domain/protection/protection-state.ts';
import { errors } from '../../errors.ts';
import { announceMember } from '../../events/member-event.ts';
import { findMember, lockMember } from '../../store/members/members.ts';
import {
  isRecorded,
  type ProtectionChange,
  recordChange,
} from '../../store/protection/protection-changes.ts';
import {
  loadProtection,
  type StoredProtection,
  saveProtection,
} from '../../store/protection/protections.ts';
import { judgeOwnPassword } from '../steps/judge-guess.ts';
import { marked } from '../steps/protection-marks.ts';

/** What a member does for themselves. */
export async function changeOwnProtection(
  deps: IdentityDeps,
  change: ProtectionChange,
): Promise<void> {
  await marked(deps, change.memberId, (begins) =>
    withTransaction(deps.pool, (tx) => changeProtection(deps, tx, { ...change, begins })),
  );
}

/** Excludes the member who proves with the login password that it is they who ask. */
export async function excludeOneself(
  deps: IdentityDeps,
  change: ProtectionChange,
  password: string,
): Promise<void> {
  const { siteId, memberId } = change;
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const judged = await marked(deps, memberId, (begins) =>
    judgeOwnPassword(deps, { ...member, memberId }, password, {
      right: (tx) => changeProtection(deps, tx, { ...change, begins }),
    }),
  );
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'U121');
}

/** What an operator does to a member's protection, with a reason and an audit entry. */
export async function changeProtectionOf(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  wish: { memberId: string; changeId: string; request: ProtectionRequest; reason: string },
): Promise<void> {
  const { reason, ...change } = wish;
  const { siteId, address, loginId } = operator;
  const by = { operator: loginId, reason };
  await marked(deps, wish.memberId, (begins) =>
    withTransaction(deps.pool, async (tx) => {
      const asked = { siteId, address, by, ...change, begins };
      const { before, after } = await changeProtection(deps, tx, asked);
      const subject = `member:${wish.memberId}`;
      const action =
        wish.request.action === 'liftExclusion' ? 'member.lift-exclusion' : 'member.protect';
      await audit(tx, { action, subject, before, after: { ...after, reason } });
    }),
  );
}

/**
 * Decides one request on a member's protection, one after the other under the member's lock. What
 * holds from here on is published in the same transaction.
 *
 * @throws Refusal U130, R001 to R005
 */
async function changeProtection(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { begins, ...change }: ProtectionChange & { begins: () => Promise<void> },
): Promise<{ before: Protection; after: Protection }> {
  const member = await lockMember(tx, change.siteId, change.memberId);
  const before = await loadProtection(tx, member.memberId);
  const now = deps.clock.now();
  if (await isRecorded(tx, change.changeId)) return { before, after: before };
  const decided = decideProtection(before, change.request, now);
  if ('refusal' in decided) throw refusalOf(decided);
  await begins();
  const after = { ...decided.protection, version: versionAfter(before, now) };
  await recordChange(tx, change, { waits: hasToWait(after, change.request), now });
  await saveProtection(tx, member, after, now);
  await announceMember(deps, tx, member, protectionEvent(after));
  return { before, after };
}

/** Seconds since then are the least version of now; others keep versions in four bytes, which is 68 years. */
const VERSIONS_SINCE = Date.parse('2026-01-01T00:00:00Z');

/**
 * One above the last, and by the clock: after a restore what others have of the lost time is of a lower version, and
 * does not have them pass over what comes now.
 */
function versionAfter({ version }: StoredProtection, now: Date): number {
  return Math.max(version + 1, Math.floor((now.getTime() - VERSIONS_SINCE) / 1_000));
}

/** A limit that was asked for and is not there yet waits as a raise. */
function hasToWait({ limits }: Protection, request: ProtectionRequest): boolean {
  return request.action === 'setLimit' && findLimit(limits, request).amount !== request.amount;
}

function protectionEvent(protection: StoredProtection) {
  const { version, timeOutUntil, exclusion } = protection;
  return {
    case: 'protectionChanged',
    value: {
      version,
      excluded: exclusion !== null,
      deposit: eventLimits(protection, 'deposit'),
      loss: eventLimits(protection, 'loss'),
      wager: eventLimits(protection, 'wager'),
      ...(timeOutUntil === null ? {} : { timeOutUntil: timestampFromDate(timeOutUntil) }),
    },
  } as const;
}

/** Absent is no limit. */
function eventLimits(protection: Protection, kind: LimitKind) {
  const day = effectiveLimit(protection, kind, 'day');
  const week = effectiveLimit(protection, kind, 'week');
  const month = effectiveLimit(protection, kind, 'month');
  return {
    ...(day === null ? {} : { day }),
    ...(week === null ? {} : { week }),
    ...(month === null ? {} : { month }),
  };
}

const codes = {
  tooEarly: 'R001',
  noRaise: 'R002',
  longerHolds: 'R003',
  notExcluded: 'R004',
  forEver: 'R005',
} as const;

function refusalOf(refused: ProtectionRefusal): Refusal {
  if (refused.refusal !== 'tooEarly') return refuse(errors, codes[refused.refusal]);
  const from = koreaMinuteText(refused.from);
  return refuse(errors, codes.tooEarly, { from }, { from: refused.from.toISOString() });
}
