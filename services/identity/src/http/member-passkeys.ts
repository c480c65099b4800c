import { newPasskey } from '@noriter/kit/passkey-shapes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import {
  askForMemberProof,
  beginMemberPasskey,
  finishMemberPasskey,
  removeMemberPasskey,
} from '../actions/members/own-passkeys.ts';
import { partyOf } from '../actions/passkeys/parties.ts';
import { memberPasskeys } from '../actions/steps/member-factor.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  creationOptions,
  passkeyId,
  passkeyName,
  passkeyView,
  requestOptions,
} from '../domain/passkeys/passkey-shapes.ts';
import { passkeyViews } from '../store/passkeys/passkeys.ts';
import { memberProof } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const rateLimit = { max: 30, windowMs: 60_000 };

const list = route({
  path: '/api/member/passkeys/list',
  summary: 'The passkeys of the member, the oldest first',
  access: 'member',
  body: z.object({}),
  data: z.object({
    offered: z.boolean().describe('Whether the site offers passkeys'),
    list: z.array(passkeyView),
  }),
  handle: async (deps, { caller }) => ({
    offered: partyOf(deps, caller.siteId) !== null,
    list: await passkeyViews(deps.pool, memberPasskeys(caller)),
  }),
});

const ask = route({
  path: '/api/member/passkeys/ask',
  summary: 'What the member’s browser proves a passkey by, once',
  access: 'member',
  rateLimit,
  body: z.object({}),
  data: z.object({ options: requestOptions }),
  refuses: ['LX06', 'LX08', 'H429'],
  handle: async (deps, { caller }) => ({ options: await askForMemberProof(deps, caller) }),
});

const begin = route({
  path: '/api/member/passkeys/begin',
  summary: 'Lets the member’s browser make a passkey',
  access: 'member',
  rateLimit,
  body: z.object(memberProof),
  data: z.object({ options: creationOptions }),
  refuses: ['LX03', 'LX06', 'LX10', 'U121', 'U123', 'U124', 'U130', 'H429'],
  handle: async (deps, { body, caller }) => ({
    options: await beginMemberPasskey(deps, caller, body),
  }),
});

const finish = route({
  path: '/api/member/passkeys/finish',
  summary: 'Keeps the passkey that was made; withdrawals wait as after any change',
  access: 'member',
  rateLimit,
  body: z.object({ name: passkeyName, passkey: newPasskey }),
  data: z.object({}),
  refuses: ['LX07', 'U121', 'U123', 'U124', 'U130', 'H429'],
  async handle(deps, { body, caller }) {
    await finishMemberPasskey(deps, caller, body);
    return {};
  },
});

const remove = route({
  path: '/api/member/passkeys/remove',
  summary: 'Removes a passkey of the member’s own',
  access: 'member',
  rateLimit,
  body: z.object({ ...memberProof, passkeyId }),
  data: z.object({}),
  refuses: ['LX03', 'LX08', 'U121', 'U123', 'U124', 'U130', 'H429'],
  async handle(deps, { body, caller }) {
    await removeMemberPasskey(deps, caller, body);
    return {};
  },
});

export const memberPasskeyRoutes = [list, ask, begin, finish, remove];
