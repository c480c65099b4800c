import { passkeyProof } from '@noriter/kit/passkey-shapes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { checkWithdrawalPassword } from '../actions/members/check-withdrawal-password.ts';
import { readSessionState } from '../actions/sessions/read-session-state.ts';
import { offerMarks } from '../actions/steps/protection-marks.ts';
import type { IdentityDeps } from '../deps.ts';
import { readGate, readGates } from '../store/protection/gates.ts';
import { depositAccountFor } from '../store/site/deposit-accounts.ts';
import { maintenanceWindows } from '../store/site/maintenance-windows.ts';
import { idsOfRealSites, realSites } from '../store/site/site-rules.ts';
import { gateShape } from './protection-shapes.ts';
import { uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();

const state = route({
  path: '/internal/sessions/state',
  summary: "What became of a session, from the table that is the sessions' record",
  access: 'internal',
  callers: ['gateway', 'notifier'],
  body: z.object({ sessionId: uuidText }),
  data: z.object({ state: z.enum(['live', 'replaced', 'ended']) }),
  handle: async (deps, { body }) => ({ state: await readSessionState(deps, body.sessionId) }),
});

const rules = route({
  path: '/internal/sites/rules',
  summary: 'When sites are closed, and whom they may serve, for who keeps others out',
  access: 'internal',
  callers: ['gateway', 'notifier'],
  body: z.object({ siteIds: z.array(z.string().min(1).max(64)).max(100) }),
  data: z.object({
    closed: z.array(
      z.object({
        siteId: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
    real: z
      .array(z.object({ siteId: z.string(), allowedCountries: z.array(z.string()) }))
      .describe('Those in real mode; all others are demonstrations'),
  }),
  async handle(deps, { body: { siteIds } }) {
    const [closed, real] = await Promise.all([
      maintenanceWindows(deps, siteIds),
      realSites(deps, siteIds),
    ]);
    return { closed, real };
  },
});

const real = route({
  path: '/internal/sites/real',
  summary: 'The sites in real mode, for who must not serve one without what it needs',
  access: 'internal',
  callers: ['betting'],
  body: z.object({}),
  data: z.object({ siteIds: z.array(z.string()) }),
  handle: async (deps) => ({ siteIds: await idsOfRealSites(deps) }),
});

const checkWithdrawal = route({
  path: '/internal/members/checkWithdrawal',
  summary: 'Checks a withdrawal password and answers where a payout would go',
  access: 'internal',
  callers: ['wallet', 'partner'],
  body: z.object({
    memberId: uuidText,
    cashOutPass: z.string().max(64),
    asksCode: z
      .boolean()
      .default(false)
      .describe('Whether a code is asked of who has a second factor'),
    otp: z.string().max(10).optional(),
    passkey: passkeyProof.optional().describe('Instead of a code'),
  }),
  data: z.object({
    outcome: z.enum(['ok', 'wrong', 'locked', 'missing', 'suspended']),
    code: z
      .enum(['right', 'wrong', 'locked', 'none'])
      .nullable()
      .describe('Of the second factor, beside the right password; null where it was not asked for'),
    payoutAccountMasked: z.string(),
    payoutAccountVersion: z.int(),
    payoutChangedAt: z.iso.datetime().nullable(),
    withdrawalsFrom: z.iso.datetime().nullable().describe('Null: now'),
    isReal: z.boolean().describe('Whether the site is in real mode'),
  }),
  handle: (deps, { body }) => checkWithdrawalPassword(deps, body),
});

const gate = route({
  path: '/internal/members/protection',
  summary: 'What a member may not do at the moment, for who must not act on an older event',
  access: 'internal',
  callers: ['wallet'],
  body: z.object({ memberId: uuidText }),
  data: gateShape,
  handle: (deps, { body }) => readGate(deps, body.memberId),
});

/** As many as one transaction of the wallet has stakes. */
const MEMBERS_PER_CALL_MAX = 1_000;

const gates = route({
  path: '/internal/members/protections',
  summary: 'The same of many members at once, for the stakes of whom no mark says it',
  access: 'internal',
  callers: ['wallet'],
  body: z.object({ memberIds: z.array(uuidText).max(MEMBERS_PER_CALL_MAX) }),
  data: z.object({
    gates: z
      .array(
        gateShape.extend({
          memberId: z.string(),
          suspended: z.boolean().describe('Whether the member may not come in at all'),
        }),
      )
      .describe('Who is no member is not there'),
  }),
  async handle(deps, { body: { memberIds } }) {
    const found = await readGates(deps, memberIds);
    await offerMarks(deps, memberIds);
    return { gates: found };
  },
});

const depositAccount = route({
  path: '/internal/site/depositAccount',
  summary: 'Where a member is to send a deposit now',
  access: 'internal',
  callers: ['wallet'],
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

export const internalRoutes = [depositAccount, state, rules, real, checkWithdrawal, gate, gates];
