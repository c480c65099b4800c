import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { askForProof } from '../../actions/passkeys/prove-passkey.ts';
import { logInOperator } from '../../actions/sessions/log-in-operator.ts';
import { logOutOperator } from '../../actions/sessions/log-out.ts';
import { loginChallenge } from '../../actions/sessions/operator-attempts.ts';
import { refreshOperatorSession } from '../../actions/sessions/refresh-operator-session.ts';
import type { IdentityDeps } from '../../deps.ts';
import { requestOptions } from '../../domain/passkeys/passkey-shapes.ts';
import { operatorInfo } from '../../store/operators/operator-info.ts';
import { captchaAnswer, operatorFactor, operatorShape, sessionToken } from '../shapes.ts';

const route = defineRoute<IdentityDeps>();

const login = route({
  path: '/api/admin/login',
  summary: 'Logs an operator in with password and second factor',
  access: 'guest',
  body: z.object({
    loginId: z.string().min(1).max(64),
    password: z.string().min(1).max(128),
    ...operatorFactor,
    ...captchaAnswer,
  }),
  data: z.object({ ...sessionToken, sessionId: z.string(), operator: operatorShape }),
  refuses: ['LX01', 'LX03', 'LX04', 'LX05', 'H429'],
  handle: (deps, { body, caller, requestId, userAgent: device }) => {
    const { siteId, address } = caller;
    return logInOperator(deps, { siteId, address, device, requestId, ...body });
  },
});

/** Asks nobody who they are: the browser offers the passkeys it has for this site. */
const loginPasskey = route({
  path: '/api/admin/login/passkey',
  summary: 'What a browser proves a passkey by, for one login with this id',
  access: 'guest',
  rateLimit: { max: 20, windowMs: 60_000 },
  body: z.object({ loginId: z.string().min(1).max(64) }),
  data: z.object({ options: requestOptions }),
  refuses: ['LX06', 'H429'],
  handle: async (deps, { body: { loginId }, caller: { siteId } }) => ({
    options: await askForProof(deps, loginChallenge({ siteId, loginId }), null),
  }),
});

const info = route({
  path: '/api/admin/info',
  summary: 'The operator as they see themselves',
  access: 'operator',
  body: z.object({}),
  data: z.object({
    operator: operatorShape.extend({
      isPlatform: z.boolean().describe('May do what concerns every site'),
    }),
  }),
  refuses: ['A102'],
  async handle(deps, { caller }) {
    const operator = await operatorInfo(deps, caller);
    return { operator: { ...operator, isPlatform: caller.isPlatform === true } };
  },
});

const getToken = route({
  path: '/api/admin/getToken',
  summary: 'A new token for the same session, with the permissions the role has now',
  access: 'operator',
  body: z.object({}),
  data: z.object(sessionToken),
  refuses: ['TK998', 'TK999', 'LX05'],
  handle: (deps, { caller }) => refreshOperatorSession(deps, caller),
});

const logout = route({
  path: '/api/admin/logout',
  summary: "Ends the operator's session",
  access: 'operator',
  audits: true,
  body: z.object({}),
  data: z.object({}),
  async handle(deps, { caller, audit }) {
    await logOutOperator(deps, { operator: caller, audit });
    return {};
  },
});

export const adminSessionRoutes = [login, loginPasskey, info, getToken, logout];
