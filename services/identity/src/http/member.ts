import { listOf, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { loginRecordKinds } from '../actions/record-login.ts';
import { signUp } from '../actions/sign-up.ts';
import { updateMember } from '../actions/update-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { isAvailable, uniqueFields } from '../queries/check-unique.ts';
import { loginHistory } from '../queries/login-history.ts';
import { memberInfo } from '../queries/member-info.ts';
import { formField, ownMember } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

/** Level, status, partner type and the like are accepted as the specification sends them, and
 * never believed: the server decides them. */
const ignoredFields = {
  memLevel: z.string().default('1'),
  memStatus: z.union([z.string(), z.int()]).default(0),
  partSendYn: z.string().default('N'),
  siteName: formField,
  siteType: formField,
  ip: formField,
  apiKey: formField,
  memPhoneVendor: formField,
  nationCode: formField,
  partnerType: formField,
};

const signUpRefusals =
  'U101 U102 U103 U104 U105 U106 U112 U113 U114 U115 U116 U117 U118 U119 S003 C999'.split(' ');
const updateRefusals = 'U121 U122 U103 U105 U106 U114 U115 U117 U118 U119 LX03 S003 C999'.split(
  ' ',
);

const signup = route({
  path: '/api/member/signup',
  summary: 'Applies for membership; an operator decides',
  access: 'guest',
  idempotent: true,
  rateLimit: { max: 600, windowMs: 600_000 },
  body: z.object({
    memId: formField,
    memPass: formField,
    memPassCheck: formField,
    memNick: formField,
    cashOutPass: formField,
    memPhone: formField,
    recommenderId: formField,
    bank: formField,
    memName: formField,
    bankacc: formField,
    ...ignoredFields,
  }),
  data: z.object({ memberId: z.string() }),
  refuses: signUpRefusals,
  async handle(deps, { body: form, caller, effectId }) {
    const { siteId, address } = caller;
    return { memberId: await signUp(deps, { memberId: effectId, siteId, address, form }) };
  },
});

const checkUnique = route({
  path: '/api/member/checkUnique',
  summary: 'Whether a value of the sign-up form can still be used',
  access: 'guest',
  rateLimit: { max: 60, windowMs: 60_000 },
  body: z.object({ field: z.enum(uniqueFields), value: z.string().min(1).max(200) }),
  data: z.object({ available: z.boolean() }),
  async handle(deps, { body, caller }) {
    return { available: await isAvailable(deps, caller.siteId, body) };
  },
});

const info = route({
  path: '/api/member/info',
  summary: 'The member as they see themselves; balances come from the wallet',
  access: 'member',
  body: z.object({}),
  data: z.object({ member: ownMember }),
  handle: async (deps, { caller }) => ({ member: await memberInfo(deps, caller) }),
});

const update = route({
  path: '/api/member/update',
  summary: 'Changes passwords, phone or bank account; needs the present password',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 30, windowMs: 60_000 },
  body: z.object({
    presentPass: z.string().min(1).max(128),
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
    const { presentPass, ...changes } = body;
    await updateMember(deps, { ...caller, presentPass, changes });
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
      device: z.string().describe('Browser and system, as the browser said; empty when unknown'),
    }),
  ),
  handle: (deps, { body, caller }) =>
    loginHistory(deps, { siteId: caller.siteId, memberId: caller.memberId, ...body }),
});

export const memberRoutes = [signup, checkUnique, info, update, history];
