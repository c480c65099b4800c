import type { AuditEntry } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { MemberStatus as EventStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import {
  type MemberDecision,
  type MemberStatus,
  statusAfter,
} from '../../domain/members/member-status.ts';
import { errors } from '../../errors.ts';
import { announceMember, type MemberEventBody } from '../../events/member-event.ts';
import { readBirthDate } from '../../store/members/ages.ts';
import { type LockedMember, lockMember } from '../../store/members/members.ts';
import { dropCurrentAccount } from '../../store/members/payout-accounts.ts';
import { profileOf } from '../../store/members/profile.ts';
import { saveDecision } from '../../store/members/update-member.ts';
import { recordLogin, UNSAID } from '../../store/sessions/login-records.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { confirmSeenAge, type SeenAge } from '../steps/age.ts';
import { marked } from '../steps/protection-marks.ts';
import { endSessions, publishSessions, type SessionChange } from '../steps/sessions.ts';

export type Decision = {
  readonly memberId: string;
  readonly decision: MemberDecision;
  readonly reason: string;
  /** What the operator has seen of the applicant's age; asked for on a site in real mode. */
  readonly age?: Partial<SeenAge>;
  /** The same for each repetition of one request. */
  readonly decisionId: string;
};

const verbs: Record<MemberDecision, AuditEntry['action']> = {
  approve: 'member.approve',
  refuse: 'member.refuse',
  suspend: 'member.suspend',
  reinstate: 'member.reinstate',
};

/**
 * Decides on a member; of two operators at once the second is refused (T999).
 *
 * @throws Refusal U143 for who approves a partner they entered themselves
 */
export async function decideMember(
  deps: IdentityDeps,
  by: DecidedBy,
  decision: Decision,
): Promise<void> {
  const changes = await marked(deps, decision.memberId, (begins) =>
    withTransaction(deps.pool, async (tx) => {
      const member = await lockMember(tx, by.operator.siteId, decision.memberId);
      const next = statusAfter(member.status, decision.decision);
      const isRepetition = member.decisionId === decision.decisionId;
      if (next === null && !isRepetition) throw refuse(transportCodes, 'T999');
      // A partner may take money from whoever stands below it.
      const isOwn = member.enteredBy === by.operator.operatorId;
      if (decision.decision === 'approve' && isOwn) throw refuse(errors, 'U143');
      await by.audit(tx, auditOf(member, decision, next ?? member.status));
      if (next === null) return [];
      await begins();
      return applyDecision(deps, tx, { by, decision, member, next });
    }),
  );
  await publishSessions(deps, changes);
}

function auditOf(
  { status }: LockedMember,
  { decision, memberId, reason, age }: Decision,
  next: MemberStatus,
): AuditEntry {
  return {
    action: verbs[decision],
    subject: `member:${memberId}`,
    before: { status },
    after: {
      status: next,
      reason,
      ...(age?.method === undefined ? {} : { ageMethod: age.method }),
    },
  };
}

type Application = { by: DecidedBy; decision: Decision; member: LockedMember; next: MemberStatus };

async function applyDecision(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { by, decision, member, next }: Application,
): Promise<SessionChange[]> {
  const { siteId, memberId } = member;
  const { operator } = by;
  const { decisionId, reason } = decision;
  const decided = { status: next, by: operator.loginId, at: deps.clock.now(), decisionId, reason };
  await saveDecision(tx, memberId, decided);
  if (decision.decision === 'approve') await seeAge(deps, tx, { member, by, age: decision.age });
  if (next === 'refused') await dropCurrentAccount(tx, memberId);
  await announceMember(deps, tx, member, await eventOf(deps, tx, operator.loginId, decision));
  if (next !== 'suspended') return [];
  const owner = { siteId, kind: 'member', subjectId: memberId } as const;
  const ended = await endSessions(deps, tx, owner, { reason: 'revoked' });
  if (ended.length > 0) {
    const record = { siteId, subjectId: memberId, address: UNSAID } as const;
    await recordLogin(deps, tx, { ...record, kind: 'session-revoked' });
  }
  return ended;
}

/** On a site in real mode nobody is let in before an operator has seen how old they are. */
async function seeAge(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  {
    member,
    by,
    age = {},
  }: { member: LockedMember; by: DecidedBy; age?: Partial<SeenAge> | undefined },
): Promise<void> {
  const { options } = await readSiteSettings(deps, member.siteId);
  if (options.mode !== 'real' || member.isPartner) return;
  const { memberId } = member;
  const birthDate = age.birthDate ?? (await readBirthDate(deps, tx, memberId));
  if (age.method === undefined || birthDate === null) throw refuse(errors, 'U132');
  const seen = { memberId, by: by.operator.loginId, birthDate, method: age.method };
  await confirmSeenAge(deps, tx, options, seen);
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
