import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { logInOperator } from '../actions/log-in-operator.ts';
import { logOutOperator } from '../actions/log-out.ts';
import { refreshOperatorSession } from '../actions/refresh-operator-session.ts';
import type { IdentityDeps } from '../deps.ts';
import { operatorInfo } from '../queries/operator-info.ts';
import { operatorShape, sessionToken } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const login = route({
  path: '/api/admin/login',
  summary: 'Logs an operator in with password and second factor',
  access: 'guest',
  body: z.object({
    loginId: z.string().min(1).max(64),
    password: z.string().min(1).max(128),
    otp: z.string().max(16),
  }),
  data: z.object({ ...sessionToken, sessionId: z.string(), operator: operatorShape }),
  refuses: ['LX03', 'LX04', 'LX05', 'H429'],
  handle: (deps, { body, caller, requestId, userAgent: device }) => {
    const { siteId, address } = caller;
    return logInOperator(deps, { siteId, address, device, requestId, ...body });
  },
});

const info = route({
  path: '/api/admin/info',
  summary: 'The operator as they see themselves',
  access: 'operator',
  body: z.object({}),
  data: z.object({ operator: operatorShape }),
  handle: async (deps, { caller }) => ({ operator: await operatorInfo(deps, caller) }),
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

export const adminSessionRoutes = [login, info, getToken, logout];
