import type { AuditEntry, Auditor } from '@noriter/kit/audit';
import type { OperatorCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { MemberStatus as EventStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { type MemberDecision, type MemberStatus, statusAfter } from '../domain/member-status.ts';
import { announceMember, type MemberEventBody, profileOf } from './announce-member.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import { dropCurrentAccount } from './payout-account.ts';
import { recordLogin } from './record-login.ts';
import { endSessions, publishSessions, type SessionChange } from './sessions.ts';

export type Decision = {
  readonly memberId: string;
  readonly decision: MemberDecision;
  readonly reason: string;
  /** The same for each repetition of one request. */
  readonly decisionId: string;
};

export type DecidedBy = { operator: OperatorCaller; audit: Auditor };

const verbs: Record<MemberDecision, AuditEntry['action']> = {
  approve: 'member.approve',
  refuse: 'member.refuse',
  suspend: 'member.suspend',
  reinstate: 'member.reinstate',
};

/** Decides on a member; of two operators at once the second is told it was processed (T999). */
export async function decideMember(
  deps: IdentityDeps,
  by: DecidedBy,
  decision: Decision,
): Promise<void> {
  const changes = await withTransaction(deps.pool, async (tx) => {
    const member = await lockMember(tx, by.operator.siteId, decision.memberId);
    const next = statusAfter(member.status, decision.decision);
    const isRepetition = member.decisionId === decision.decisionId;
    if (next === null && !isRepetition) throw refuse(transportCodes, 'T999');
    await by.audit(tx, {
      action: verbs[decision.decision],
      subject: `member:${decision.memberId}`,
      before: { status: member.status },
      after: { status: next ?? member.status, reason: decision.reason },
    });
    return next === null ? [] : applyDecision(deps, tx, { by, decision, member, next });
  });
  await publishSessions(deps, changes);
}

type Application = { by: DecidedBy; decision: Decision; member: LockedMember; next: MemberStatus };

async function applyDecision(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { by, decision, member, next }: Application,
): Promise<SessionChange[]> {
  const { siteId, memberId } = member;
  const { operator } = by;
  await tx.query(
    `update member set status = $2, decided_by = $3, decided_at = $4, decision_id = $5,
       reason = $6, updated_at = $4
     where member_id = $1`,
    [
      memberId,
      next,
      operator.loginId,
      deps.clock.now(),
      decision.decisionId,
      decision.reason === '' ? null : decision.reason,
    ],
  );
  if (next === 'refused') await dropCurrentAccount(tx, memberId);
  await announceMember(deps, tx, member, await eventOf(deps, tx, operator.loginId, decision));
  if (next !== 'suspended') return [];
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  const ended = await endSessions(deps, tx, owner, { reason: 'revoked' });
  if (ended.length > 0) {
    const { address } = operator;
    await recordLogin(deps, tx, { siteId, subjectId: memberId, kind: 'session-revoked', address });
  }
  return ended;
}

async function eventOf(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  operatorLoginId: string,
  { decision, memberId, reason }: Decision,
): Promise<MemberEventBody> {
  switch (decision) {
    case 'approve': {
      const profile = await profileOf(deps, tx, memberId);
      return { case: 'approved', value: { profile, approvedBy: operatorLoginId } };
    }
    case 'refuse':
      return { case: 'refused', value: { reason, refusedBy: operatorLoginId } };
    case 'suspend':
      return { case: 'statusChanged', value: { status: EventStatus.SUSPENDED, reason } };
    case 'reinstate':
      return { case: 'statusChanged', value: { status: EventStatus.ACTIVE, reason } };
    default:
      return decision satisfies never;
  }
}
