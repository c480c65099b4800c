import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { endOwnSession } from '../actions/sessions/end-own-session.ts';
import type { IdentityDeps } from '../deps.ts';
import { ownSessions } from '../store/sessions/own-sessions.ts';
import { uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const list = route({
  path: '/api/member/sessions/list',
  summary: 'The devices the member is and was logged in with, newest first',
  access: 'member',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        sessionId: z.string(),
        isThis: z.boolean().describe('The session this call came with'),
        state: z.enum(['live', 'replaced', 'ended']),
        startedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        address: z.string(),
        device: z
          .string()
          .describe('Browser and system, as the browser names them; empty when unknown'),
      }),
    ),
  }),
  handle: async (deps, { caller }) => ({ list: await ownSessions(deps, caller) }),
});

const end = route({
  path: '/api/member/sessions/end',
  summary: 'Logs one of the member’s own devices out',
  access: 'member',
  idempotent: true,
  rateLimit: { max: 30, windowMs: 60_000 },
  body: z.object({ sessionId: uuidText }),
  data: z.object({}),
  refuses: ['H404', 'C999'],
  async handle(deps, { body, caller, userAgent }) {
    await endOwnSession(deps, caller, { sessionId: body.sessionId, device: userAgent });
    return {};
  },
});

export const memberSessionRoutes = [list, end];
