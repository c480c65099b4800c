import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { banMember } from '../../actions/ban-member.ts';
import type { WalletDeps } from '../../deps.ts';
import { emptyAccount } from '../../domain/ledger/account.ts';
import { readMemberAccount } from '../../store/members/read-member-account.ts';
import { balanceOf, balanceShape } from '../balances.ts';

const reason = z
  .string()
  .trim()
  .max(200)
  .refine(isPlainBlock, 'Has control characters.')
  .default('');

const showAccount = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/account',
  summary: "A member's balances, bans and remaining rolling requirement",
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ memberId: idText }),
  data: balanceShape.extend({
    memberId: z.string(),
    memId: z.string(),
    memNick: z.string(),
    level: z.number().int(),
    status: z.number().int(),
    isPartner: z.boolean(),
    payoutAccountMasked: z.string(),
    payoutAccountVersion: z.number().int(),
    depositBanned: z.boolean(),
    withdrawalBanned: z.boolean(),
    banReason: z.string(),
    rollingRemaining: wonText,
  }),
  refuses: ['H404'],
  async handle(deps, { body, caller }) {
    const found = await readMemberAccount(deps, {
      siteId: caller.siteId,
      memberId: body.memberId,
    });
    const { member, remaining } = found;
    const { loginId: memId, nickname: memNick } = member;
    const account = { ...emptyAccount(member.memberId, member.siteId), ...found };
    return {
      ...member,
      memId,
      memNick,
      ...balanceOf(account),
      rollingRemaining: remaining.toString(),
    };
  },
});

const ban = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/ban',
  summary: 'Sets whether a member may deposit and withdraw',
  access: { permission: 'cash.decide' },
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: idText,
    deposit: z.boolean().optional().describe('Absent stays as it is'),
    withdrawal: z.boolean().optional().describe('Absent stays as it is'),
    reason,
  }),
  data: z.object({ depositBanned: z.boolean(), withdrawalBanned: z.boolean() }),
  refuses: ['W003', 'H404'],
  async handle(deps, { body, caller, audit }) {
    const by = { siteId: caller.siteId, audit };
    const { depositBanned, withdrawalBanned } = await banMember(deps, by, body);
    return { depositBanned, withdrawalBanned };
  },
});

export const adminAccountRoutes = [showAccount, ban] as const;
