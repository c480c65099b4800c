import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';

import { decideMember } from '../../actions/members/decide-member.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { AgeMethod } from '../../domain/members/age.ts';
import type { MemberDecision } from '../../domain/members/member-status.ts';
import { ageRefusals, ageSeen, reasonText, uuidText } from '../shapes.ts';

const withReason = z.object({ memberId: uuidText, reason: reasonText });
const reasonOptional = z.object({
  memberId: uuidText,
  reason: z.string().max(300).refine(isPlainBlock, 'Has control characters.').default(''),
});

/** How old the applicant is, as the operator has seen it; asked for on a site in real mode. */
const approval = reasonOptional.extend({
  birthDate: ageSeen.birthDate.optional().describe('Left out: the day they signed up with'),
  ageMethod: ageSeen.ageMethod.optional(),
});

type Age = { ageMethod?: AgeMethod | undefined; birthDate?: string | undefined };

const noAge: Age = {};

/** The four decisions differ in their name, their permission and whether they need a reason. */
export const adminDecisionRoutes = [
  decisionRoute('approve', 'Lets an applicant in', 'members.approve', approval),
  decisionRoute('refuse', 'Refuses an applicant', 'members.approve', withReason),
  decisionRoute('suspend', 'Locks a member out at once', 'members.manage', withReason),
  decisionRoute('reinstate', 'Lets a suspended member in again', 'members.manage', reasonOptional),
];

function decisionRoute(
  decision: MemberDecision,
  summary: string,
  permission: string,
  body: typeof approval | typeof reasonOptional | typeof withReason,
) {
  return defineRoute<IdentityDeps>()({
    path: `/api/admin/members/${decision}`,
    summary,
    access: { permission },
    audits: true,
    ...(decision === 'approve' ? { approves: () => true } : {}),
    idempotent: true,
    body,
    data: z.object({}),
    refuses: ['U130', 'T999', 'C999', ...(decision === 'approve' ? ['U143', ...ageRefusals] : [])],
    async handle(deps, { body: decided, caller: operator, audit, effectId: decisionId }) {
      const { memberId, reason, ageMethod: method, birthDate } = { ...noAge, ...decided };
      const age = { ...(method && { method }), ...(birthDate && { birthDate }) };
      const wish = { memberId, reason, age, decision, decisionId };
      await decideMember(deps, { operator, audit }, wish);
      return {};
    },
  });
}
