import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { checkWithdrawalPassword } from '../actions/check-withdrawal-password.ts';
import type { IdentityDeps } from '../deps.ts';
import { depositAccountFor } from '../queries/deposit-accounts.ts';
import { maintenanceWindows } from '../queries/maintenance-windows.ts';
import { readGate } from '../queries/protection-view.ts';
import { sessionState } from '../queries/session-state.ts';
import { gateShape } from './protection-shapes.ts';
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

const maintenance = route({
  path: '/internal/sites/maintenance',
  summary: 'When sites are closed, for who keeps guests and members out meanwhile',
  access: 'internal',
  body: z.object({ siteIds: z.array(z.string().min(1).max(64)).max(100) }),
  data: z.object({
    list: z.array(
      z.object({
        siteId: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  handle: async (deps, { body }) => ({ list: await maintenanceWindows(deps, body.siteIds) }),
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

const gate = route({
  path: '/internal/members/protection',
  summary: 'What a member may not do at the moment, for who must not act on an older word',
  access: 'internal',
  body: z.object({ memberId: uuidText }),
  data: gateShape,
  handle: (deps, { body }) => readGate(deps, body.memberId),
});

const depositAccount = route({
  path: '/internal/site/depositAccount',
  summary: 'Where a member is to send a deposit now',
  access: 'internal',
  body: z.object({ siteId: z.string().min(1).max(64), memberId: uuidText, level: z.int() }),
  data: z.object({
    account: z
      .object({
        bankName: z.string(),
        accountNumber: z.string(),
        accountHolder: z.string(),
        shownMinutes: z.int(),
      })
      .nullable()
      .describe('Null when the site has none for this level'),
  }),
  handle: async (deps, { body }) => ({ account: await depositAccountFor(deps, body) }),
});

export const internalRoutes = [depositAccount, state, maintenance, checkWithdrawal, gate];
