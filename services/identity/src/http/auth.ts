import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { issueCaptcha } from '../actions/sessions/issue-captcha.ts';
import { logInMember } from '../actions/sessions/log-in-member.ts';
import { logOut } from '../actions/sessions/log-out.ts';
import { refreshMemberSession } from '../actions/sessions/refresh-member-session.ts';
import type { IdentityDeps } from '../deps.ts';
import { memberInfo } from '../store/members/member-info.ts';
import { captchaAnswer, ownMember, sessionToken } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const captcha = route({
  path: '/api/auth/captcha',
  summary: 'A picture of four digits from 1 to 5, and a task for who cannot see it',
  access: 'guest',
  rateLimit: { max: 120, windowMs: 60_000 },
  body: z.object({}),
  data: z.object({
    captchaId: z.string(),
    image: z.string().describe('data:image/png'),
    expiresAt: z.iso.datetime(),
    altcha: z
      .object({
        algorithm: z.string(),
        challenge: z.string(),
        maxnumber: z.int().optional(),
        salt: z.string(),
        signature: z.string(),
      })
      .describe('Find n up to maxnumber with SHA-256 hex of salt followed by n equal to challenge'),
    altchaRequired: z
      .boolean()
      .describe('This network has tried often: only the solved task counts, not the picture'),
  }),
  handle: (deps, { caller }) => issueCaptcha(deps, caller.address),
});

const login = route({
  path: '/api/member/login',
  summary: 'Logs a member in and replaces the session the member had until now',
  access: 'guest',
  body: z.object({
    memId: z.string().min(1).max(64),
    memPass: z.string().min(1).max(128),
    deviceId: z
      .uuid()
      .optional()
      .describe('What the browser knows itself by: made up once, and kept by it'),
    ...captchaAnswer,
  }),
  data: z.object({
    member: ownMember,
    msgInfo: z.object({ newMsg: z.int() }),
    ...sessionToken,
    sessionId: z.string(),
  }),
  refuses: ['ABZ01', 'LX01', 'LX02', 'LX03', 'U001', 'U0011', 'U130', 'S003', 'H429'],
  async handle(deps, { body, caller, userAgent: device }) {
    const { siteId, address } = caller;
    const { memId: loginId, memPass: password, deviceId = '', ...answer } = body;
    const session = await logInMember(deps, {
      siteId,
      address,
      device,
      deviceId,
      loginId,
      password,
      ...answer,
    });
    const member = await memberInfo(deps, { siteId, memberId: session.memberId });
    return { ...session, member, msgInfo: { newMsg: 0 } };
  },
});

const getToken = route({
  path: '/api/getToken',
  summary: 'A new token for the same session, good for 120 minutes from now',
  access: 'member',
  body: z.object({}),
  data: z.object(sessionToken),
  refuses: ['TK998', 'TK999', 'U001', 'U0011', 'U130', 'S003'],
  handle: (deps, { caller }) => refreshMemberSession(deps, caller),
});

const logout = route({
  path: '/api/member/logout',
  summary: 'Ends the session',
  access: 'member',
  body: z.object({}),
  data: z.object({}),
  async handle(deps, { caller }) {
    await logOut(deps, caller);
    return {};
  },
});

export const authRoutes = [captcha, login, getToken, logout];
