import { listOf, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { VERSION_MAX } from '@noriter/kit/version-number';
import { z } from 'zod';
import { readPayoutAccount } from '../../../actions/members/read-payout-account.ts';
import { revokeMemberSessions } from '../../../actions/members/revoke-member-sessions.ts';
import { setMemberLevel } from '../../../actions/members/set-member-level.ts';
import { unlockMember } from '../../../actions/members/unlock-member.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { memberDetail } from '../../../store/members/member-detail.ts';
import { loginHistory } from '../../../store/sessions/login-history.ts';
import { listedMember, reasonText, uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const read = { permission: 'members.read' } as const;
const manage = { permission: 'members.manage' } as const;
const levelMax = 99;

const detail = route({
  path: '/api/admin/members/detail',
  summary: 'One member with consents, locks and last sessions',
  access: read,
  audits: false,
  body: z.object({ memberId: uuidText }),
  data: z.object({
    member: listedMember,
    loginLockedUntil: z.iso.datetime().nullable(),
    withdrawalLockedUntil: z.iso.datetime().nullable(),
    consents: z.array(
      z.object({
        subject: z.enum(['terms', 'adult']),
        version: z.int().nullable().describe('Of the text that was agreed to'),
        agreedAt: z.iso.datetime(),
      }),
    ),
    sessions: z.array(
      z.object({
        sessionId: z.string(),
        state: z.string(),
        startedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        address: z.string(),
        device: z.string(),
      }),
    ),
  }),
  refuses: ['U130'],
  handle: (deps, { body, caller }) => memberDetail(deps, { siteId: caller.siteId, ...body }),
});

const history = route({
  path: '/api/admin/members/loginHistory',
  summary: "A member's logins, failures and changes of credentials",
  access: read,
  audits: false,
  body: z.object({ ...pageQuery, memberId: uuidText }),
  data: listOf(
    z.object({
      recordId: z.string(),
      kind: z.string(),
      at: z.iso.datetime(),
      address: z.string(),
      device: z.string(),
    }),
  ),
  handle: (deps, { body, caller }) => loginHistory(deps, { siteId: caller.siteId, ...body }),
});

const unlock = route({
  path: '/api/admin/members/unlock',
  summary: "Takes the locks off a member's login and withdrawal password",
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText }),
  data: z.object({}),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await unlockMember(deps, { operator, audit }, body.memberId);
    return {};
  },
});

const setLevel = route({
  path: '/api/admin/members/setLevel',
  summary: "Sets a member's level, which decides limits",
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: uuidText,
    level: z.coerce.number().int().min(1).max(levelMax),
    reason: reasonText,
  }),
  data: z.object({}),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await setMemberLevel(deps, { operator, audit }, body);
    return {};
  },
});

const revoke = route({
  path: '/api/admin/members/sessions/revoke',
  summary: "Ends a member's sessions wherever they are open, or the one that is named",
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText, sessionId: uuidText.optional() }),
  data: z.object({ ended: z.int() }),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    return { ended: await revokeMemberSessions(deps, { operator, audit }, body) };
  },
});

const payoutAccount = route({
  path: '/api/admin/members/payoutAccount',
  summary: 'A whole account number; who looked is kept in the audit',
  access: { permission: 'members.payout-account' },
  audits: true,
  movesMoney: true,
  body: z.object({
    memberId: uuidText,
    version: z.coerce.number().int().min(1).max(VERSION_MAX).optional(),
  }),
  data: z.object({
    bankNameKr: z.string(),
    bankacc: z.string(),
    memName: z.string(),
    version: z.int(),
  }),
  refuses: ['U130'],
  handle: (deps, { body: { memberId, version }, caller: operator, audit }) =>
    readPayoutAccount(deps, { operator, audit }, { memberId, version }),
});

export const adminMemberRoutes = [detail, history, unlock, setLevel, revoke, payoutAccount];
