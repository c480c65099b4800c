import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import {
  beginOwnFactor,
  changeOwnPassword,
  finishOwnFactor,
  renewRecoveryCodes,
} from '../../../actions/operators/own-credentials.ts';
import { ownFactors } from '../../../actions/operators/own-factors.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { passkeyView } from '../../../domain/passkeys/passkey-shapes.ts';
import { operatorCode, operatorFactor, operatorPassword } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();

/** Few: each call is a guess at something. */
const rateLimit = { max: 20, windowMs: 60_000 };

const proof = { password: operatorPassword, ...operatorFactor };
const newFactor = z.string().max(500).describe('The new second factor, sealed; it comes back');
const recoveryCodes = z.array(z.string()).describe('Shown this once');

const own = route({
  path: '/api/admin/account/get',
  summary: 'What the operator can log in with beside the password',
  access: 'operator',
  body: z.object({}),
  data: z.object({
    recoveryCodesLeft: z.int(),
    hasAuthenticator: z.boolean(),
    offersPasskeys: z.boolean().describe('Whether the site does'),
    passkeys: z.array(passkeyView),
  }),
  refuses: ['A102'],
  handle: (deps, { caller }) => ownFactors(deps, caller),
});

const password = route({
  path: '/api/admin/account/password',
  summary: "Changes the operator's own password; their other sessions end",
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object({ ...proof, newPassword: operatorPassword }),
  data: z.object({}),
  refuses: ['A102', 'A116', 'A119', 'LX03', 'H429'],
  async handle(deps, { body, caller: operator, audit }) {
    await changeOwnPassword(deps, { operator, audit }, body);
    return {};
  },
});

const factorBegin = route({
  path: '/api/admin/account/secondFactor/begin',
  summary: 'A new second factor, by the present one; it counts once a code of it confirms it',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object(proof),
  data: z.object({ otpauthUri: z.string(), factor: newFactor }),
  refuses: ['A102', 'A119', 'LX03', 'H429'],
  handle: (deps, { body, caller: operator, audit }) =>
    beginOwnFactor(deps, { operator, audit }, body),
});

const factorFinish = route({
  path: '/api/admin/account/secondFactor/finish',
  summary: 'Puts the new second factor into use; other sessions end',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object({ factor: newFactor, otp: operatorCode }),
  data: z.object({}),
  refuses: ['A119', 'H429'],
  async handle(deps, { body, caller: operator, audit }) {
    await finishOwnFactor(deps, { operator, audit }, body);
    return {};
  },
});

const recovery = route({
  path: '/api/admin/account/recoveryCodes',
  summary: 'New recovery codes instead of those there were',
  access: 'operator',
  audits: true,
  rateLimit,
  body: z.object(proof),
  data: z.object({ recoveryCodes }),
  refuses: ['A102', 'A119', 'LX03', 'H429'],
  handle: (deps, { body, caller: operator, audit }) =>
    renewRecoveryCodes(deps, { operator, audit }, body),
});

export const ownCredentialRoutes = [own, password, factorBegin, factorFinish, recovery];
