import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { checkWithdrawalPassword } from '../actions/check-withdrawal-password.ts';
import type { IdentityDeps } from '../deps.ts';
import { sessionState } from '../queries/session-state.ts';
import { uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const state = route({
  path: '/internal/sessions/state',
  summary: "What became of a session, from the table that is the sessions' record",
  access: 'internal',
  body: z.object({ sessionId: uuidText }),
  data: z.object({ state: z.enum(['live', 'replaced', 'ended']) }),
  handle: async (deps, { body }) => ({ state: await sessionState(deps, body.sessionId) }),
});

const checkWithdrawal = route({
  path: '/internal/members/checkWithdrawal',
  summary: 'Judges a withdrawal password and says where a payout would go',
  access: 'internal',
  body: z.object({ memberId: uuidText, cashOutPass: z.string().max(64) }),
  data: z.object({
    outcome: z.enum(['ok', 'wrong', 'locked', 'missing', 'suspended']),
    payoutAccountMasked: z.string(),
    payoutAccountVersion: z.int(),
  }),
  handle: (deps, { body }) => checkWithdrawalPassword(deps, body),
});

export const internalRoutes = [state, checkWithdrawal];
