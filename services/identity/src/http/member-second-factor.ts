import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { beginSecondFactor } from '../actions/members/begin-second-factor.ts';
import { confirmSecondFactor } from '../actions/members/confirm-second-factor.ts';
import { removeSecondFactor } from '../actions/members/remove-second-factor.ts';
import type { IdentityDeps } from '../deps.ts';
import { memberProof } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const rateLimit = { max: 30, windowMs: 60_000 };

/** Not idempotent: its answer would have to be kept, and with it the secret in the clear. */
const begin = route({
  path: '/api/member/secondFactor/begin',
  summary: 'Makes a secret for the member’s authenticator, shown once; a code puts it into use',
  access: 'member',
  rateLimit,
  body: z.object(memberProof),
  data: z.object({ otpauthUri: z.string(), secret: z.string().describe('Base32') }),
  refuses: ['LX03', 'U121', 'U123', 'U124', 'U127', 'U130'],
  handle: (deps, { body, caller }) => beginSecondFactor(deps, caller, body),
});

const confirm = route({
  path: '/api/member/secondFactor/confirm',
  summary: 'Puts the begun second factor into use, with a code of it',
  access: 'member',
  rateLimit,
  body: z.object({ otp: z.string().max(16) }),
  data: z.object({}),
  refuses: ['LX03', 'U124', 'U127', 'U128', 'U130'],
  async handle(deps, { body, caller }) {
    await confirmSecondFactor(deps, caller, body.otp);
    return {};
  },
});

const remove = route({
  path: '/api/member/secondFactor/remove',
  summary: 'Takes the member’s own second factor off',
  access: 'member',
  rateLimit,
  body: z.object(memberProof),
  data: z.object({}),
  refuses: ['LX03', 'U121', 'U123', 'U124', 'U128', 'U130'],
  async handle(deps, { body, caller }) {
    await removeSecondFactor(deps, caller, body);
    return {};
  },
});

export const memberSecondFactorRoutes = [begin, confirm, remove];
