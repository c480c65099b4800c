import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { decideMember } from '../actions/decide-member.ts';
import type { IdentityDeps } from '../deps.ts';
import type { MemberDecision } from '../domain/member-status.ts';
import { reasonText, uuidText } from './shapes.ts';

const withReason = z.object({ memberId: uuidText, reason: reasonText });
const reasonOptional = z.object({ memberId: uuidText, reason: z.string().max(300).default('') });

/** The four decisions differ in their name, their permission and whether they need a reason. */
export const adminDecisionRoutes = [
  decisionRoute('approve', 'Lets an applicant in', 'members.approve', reasonOptional),
  decisionRoute('refuse', 'Refuses an applicant', 'members.approve', withReason),
  decisionRoute('suspend', 'Locks a member out at once', 'members.manage', withReason),
  decisionRoute('reinstate', 'Lets a suspended member in again', 'members.manage', reasonOptional),
];

function decisionRoute(
  decision: MemberDecision,
  summary: string,
  permission: string,
  body: typeof reasonOptional | typeof withReason,
) {
  return defineRoute<IdentityDeps>()({
    path: `/api/admin/members/${decision}`,
    summary,
    access: { permission },
    audits: true,
    idempotent: true,
    body,
    data: z.object({}),
    refuses: ['U130', 'T999', 'C999'],
    async handle(deps, { body: decided, caller: operator, audit, effectId: decisionId }) {
      await decideMember(deps, { operator, audit }, { ...decided, decision, decisionId });
      return {};
    },
  });
}
