import { newPasskey } from '@noriter/kit/passkey-shapes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import {
  askForOwnProof,
  beginOwnPasskey,
  finishOwnPasskey,
  removeOwnPasskey,
} from '../../../actions/operators/own-passkeys.ts';
import { stepUp } from '../../../actions/operators/step-up.ts';
import type { IdentityDeps } from '../../../deps.ts';
import {
  creationOptions,
  passkeyId,
  passkeyName,
  requestOptions,
} from '../../../domain/passkeys/passkey-shapes.ts';
import { operatorFactor, operatorPassword, sessionToken } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();

/** Few: each call is a guess at something. */
const rateLimit = { max: 20, windowMs: 60_000 };

const proof = { password: operatorPassword, ...operatorFactor };

const ask = route({
  path: '/api/admin/account/passkeys/ask',
  summary: 'What the browser of a logged-in operator proves a passkey by, once',
  access: 'operator',
  rateLimit,
  body: z.object({}),
  data: z.object({ options: requestOptions }),
  refuses: ['LX06', 'LX08', 'H429'],
  handle: async (deps, { caller }) => ({ options: await askForOwnProof(deps, caller) }),
});

const begin = route({
  path: '/api/admin/account/passkeys/begin',
  summary: 'Lets the operator’s browser make a passkey, by a factor they have',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object(proof),
  data: z.object({ options: creationOptions }),
  refuses: ['A102', 'A119', 'LX03', 'LX06', 'LX10', 'H429'],
  handle: async (deps, { body, caller: operator, audit }) => ({
    options: await beginOwnPasskey(deps, { operator, audit }, body),
  }),
});

const finish = route({
  path: '/api/admin/account/passkeys/finish',
  summary: 'Keeps the passkey that was made; other sessions end',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object({ name: passkeyName, passkey: newPasskey }),
  data: z.object({}),
  refuses: ['LX07', 'H429'],
  async handle(deps, { body, caller: operator, audit }) {
    await finishOwnPasskey(deps, { operator, audit }, body);
    return {};
  },
});

const remove = route({
  path: '/api/admin/account/passkeys/remove',
  summary: 'Removes a passkey, unless it is the last factor; other sessions end',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object({ ...proof, passkeyId }),
  data: z.object({}),
  refuses: ['A102', 'A119', 'LX03', 'LX08', 'LX09', 'H429'],
  async handle(deps, { body, caller: operator, audit }) {
    await removeOwnPasskey(deps, { operator, audit }, body);
    return {};
  },
});

const prove = route({
  path: '/api/admin/account/stepUp',
  summary: 'Proves the second factor again, before money moves',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object(operatorFactor),
  data: z.object(sessionToken),
  refuses: ['A102', 'A119', 'LX03', 'LX05', 'TK998', 'TK999', 'H429'],
  handle: (deps, { body, caller: operator, audit }) => stepUp(deps, { operator, audit }, body),
});

export const ownPasskeyRoutes = [ask, begin, finish, remove, prove];
