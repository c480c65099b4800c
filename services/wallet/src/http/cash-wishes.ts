import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { checkVelocity } from '../actions/check-velocity.ts';
import { requestDeposit } from '../actions/requests/request-deposit.ts';
import { requestWithdrawal } from '../actions/requests/request-withdrawal.ts';
import type { WalletDeps } from '../deps.ts';

/** Any text: what is no amount gets the business's own code, not a transport error. */
const typedAmount = z.string().max(30).default('').describe('Won, as a decimal string');

/** A promotion's id, `none`, or empty for the site's own bonus. */
const BONUS_CHOICE = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|none|)$/;

export const askIn = defineRoute<WalletDeps>()({
  path: '/api/cash/in',
  summary: 'Asks for a deposit',
  access: 'member',
  bringsMoney: true,
  idempotent: true,
  body: z.object({
    amount: typedAmount,
    bonus: z
      .string()
      .regex(BONUS_CHOICE)
      .default('')
      .describe("The promotion whose bonus is chosen, or none; left out it is the site's own"),
  }),
  data: z.object({ requestId: z.string() }),
  refuses: [
    'ABZ01',
    'C001',
    'C002',
    'C003',
    'C004',
    'C101',
    'C102',
    'C103',
    'C104',
    'C105',
    'C106',
    'C107',
    'C108',
    'C109',
    'C110',
    'F001',
    'U0011',
    'TE99',
    'NT99',
  ],
  async handle(deps, { body, caller, effectId }) {
    await checkVelocity(deps, caller);
    return requestDeposit(deps, caller, { requestId: effectId, ...body });
  },
});

export const askOut = defineRoute<WalletDeps>()({
  path: '/api/cash/out',
  summary: 'Asks for a withdrawal and holds its money',
  access: 'member',
  idempotent: true,
  body: z.object({ amount: typedAmount, cashOutPass: z.string().max(20).default('') }),
  data: z.object({ requestId: z.string() }),
  refuses: [
    'ABZ01',
    'C008',
    'C010',
    'C201',
    'C202',
    'C203',
    'C204',
    'C205',
    'C206',
    'C209',
    'C214',
    'C215',
    'C216',
    'C217',
    'C218',
    'C219',
    'C220',
    'C221',
    'C231',
    'F001',
    'U0011',
    'TE99',
    'NT99',
  ],
  async handle(deps, { body, caller, effectId }) {
    await checkVelocity(deps, caller);
    return requestWithdrawal(deps, caller, { requestId: effectId, ...body });
  },
});
