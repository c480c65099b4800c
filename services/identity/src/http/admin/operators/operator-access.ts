import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { askReset } from '../../../actions/operators/ask-operator.ts';
import { revokeOperatorSessions } from '../../../actions/operators/revoke-operator-sessions.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { operatorSessions } from '../../../store/sessions/operator-sessions.ts';
import { reasonText, uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;
const one = { operatorId: uuidText };

const reset = route({
  path: '/api/admin/operators/reset',
  summary: 'Asks that an operator sets password and second factor anew; another one has to approve',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ ...one, reason: reasonText }),
  data: z.object({ requestId: z.string() }),
  refuses: ['A102', 'A103', 'A105', 'A106', 'A114', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    await askReset(deps, { operator, audit }, { ...body, requestId });
    return { requestId };
  },
});

const sessions = route({
  path: '/api/admin/operators/sessions',
  summary: "An operator's sessions, the newest first",
  access,
  audits: false,
  body: z.object(one),
  data: z.object({
    list: z.array(
      z.object({
        sessionId: z.string(),
        state: z.string(),
        startedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        address: z.string(),
        device: z.string(),
      }),
    ),
  }),
  refuses: ['A102'],
  handle: async (deps, { body, caller: { siteId } }) => ({
    list: await operatorSessions(deps, { siteId, ...body }),
  }),
});

const revoke = route({
  path: '/api/admin/operators/sessions/revoke',
  summary: "Ends one of an operator's sessions, or all of them",
  access,
  audits: true,
  idempotent: true,
  body: z.object({ ...one, sessionId: uuidText.optional() }),
  data: z.object({ ended: z.int() }),
  refuses: ['A102', 'A105', 'A106', 'C999'],
  handle: async (deps, { body, caller: operator, audit }) => ({
    ended: await revokeOperatorSessions(deps, { operator, audit }, body),
  }),
});

export const adminOperatorAccessRoutes = [reset, sessions, revoke];
