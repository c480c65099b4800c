import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { resetOperatorPassword, resetSecondFactor } from '../actions/reset-operator-secret.ts';
import { revokeOperatorSessions } from '../actions/revoke-operator-sessions.ts';
import type { IdentityDeps } from '../deps.ts';
import { operatorSessions } from '../queries/operator-sessions.ts';
import { operatorPassword, uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'operators.manage' } as const;
const one = { operatorId: uuidText };

const resetPassword = route({
  path: '/api/admin/operators/resetPassword',
  summary: 'Gives an operator a new password; every session of the operator ends',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ ...one, password: operatorPassword }),
  data: z.object({}),
  refuses: ['A102', 'A103', 'A105', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await resetOperatorPassword(deps, { operator, audit }, body);
    return {};
  },
});

/** Not idempotent: its answer would have to be kept, and with it the secret in the clear. */
const resetFactor = route({
  path: '/api/admin/operators/resetSecondFactor',
  summary: 'Gives an operator a new second factor, told once in this answer; every session ends',
  access,
  audits: true,
  body: z.object(one),
  data: z.object({ otpauthUri: z.string() }),
  refuses: ['A102', 'A103', 'A105'],
  handle: (deps, { body, caller: operator, audit }) =>
    resetSecondFactor(deps, { operator, audit }, body.operatorId),
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
  refuses: ['A102', 'C999'],
  handle: async (deps, { body, caller: operator, audit }) => ({
    ended: await revokeOperatorSessions(deps, { operator, audit }, body),
  }),
});

export const adminOperatorAccessRoutes = [resetPassword, resetFactor, sessions, revoke];
