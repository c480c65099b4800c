import { listOf, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askAvailable } from '../actions/members/ask-available.ts';
import { updateMember } from '../actions/members/update-member.ts';
import { memberMoney } from '../clients/member-money.ts';
import type { IdentityDeps } from '../deps.ts';
import { uniqueFields } from '../store/members/check-unique.ts';
import { memberInfo } from '../store/members/member-info.ts';
import { loginHistory } from '../store/sessions/login-history.ts';
import { loginRecordKinds } from '../store/sessions/login-records.ts';
import { captchaAnswer, memberProof, ownMemberWithMoney } from './shapes.ts';
import { signup } from './sign-up.ts';

const route = defineRoute<IdentityDeps>();

const updateRefusals =
  'U120 U121 U122 U123 U124 U125 U126 U103 U105 U106 U114 U115 U117 U118 U119 R006 LX03 S003 C999 H429'.split(
    ' ',
  );

const checkUnique = route({
  path: '/api/member/checkUnique',
  summary:
    'Whether a value of the sign-up form can still be used; about a phone or an account only with ' +
    'a solved captcha',
  access: 'guest',
  rateLimit: { max: 60, windowMs: 60_000 },
  body: z.object({
    field: z.enum(uniqueFields),
    value: z.string().min(1).max(200),
    ...captchaAnswer,
  }),
  data: z.object({ available: z.boolean() }),
  refuses: ['LX01', 'H429'],
  async handle(deps, { body: { field, value, ...captcha }, caller }) {
    return { available: await askAvailable(deps, caller, { field, value, captcha }) };
  },
});

const info = route({
  path: '/api/member/info',
  summary: 'The member as they see themselves, with their money as the wallet has it',
  access: 'member',
  body: z.object({}),
  data: z.object({ member: ownMemberWithMoney }),
  refuses: ['U130'],
  async handle(deps, { caller }) {
    const [member, money] = await Promise.all([
      memberInfo(deps, caller),
      memberMoney(deps, caller.memberId),
    ]);
    return { member: { ...member, ...money } };
  },
});

const update = route({
  path: '/api/member/update',
  summary:
    'Changes passwords, phone or bank account; needs the present password, and for a withdrawal ' +
    'password or an account the present withdrawal password too',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 30, windowMs: 60_000 },
  body: z.object({
    ...memberProof,
    memPass: z.string().max(128).optional(),
    memPassCheck: z.string().max(128).optional(),
    cashOutPass: z.string().max(16).optional(),
    memPhone: z.string().max(40).optional(),
    bank: z.string().max(10).optional(),
    bankacc: z.string().max(40).optional(),
    memName: z.string().max(80).optional(),
  }),
  data: z.object({}),
  refuses: updateRefusals,
  async handle(deps, { body, caller }) {
    const { presentPass, presentCashOutPass, otp, passkey, ...changes } = body;
    const proof = { presentPass, presentCashOutPass, otp, passkey };
    await updateMember(deps, { ...caller, ...proof, changes });
    return {};
  },
});

const history = route({
  path: '/api/member/loginHistory',
  summary: 'Logins, failures and changes of credentials, newest first',
  access: 'member',
  body: z.object({ ...pageQuery }),
  data: listOf(
    z.object({
      recordId: z.string(),
      kind: z.string().describe(loginRecordKinds.join(', ')),
      at: z.iso.datetime(),
      address: z.string(),
      device: z
        .string()
        .describe('Browser and system, as the browser names them; empty when unknown'),
    }),
  ),
  handle: (deps, { body, caller }) =>
    loginHistory(deps, { siteId: caller.siteId, memberId: caller.memberId, ...body }),
});

export const memberRoutes = [signup, checkUnique, info, update, history];
