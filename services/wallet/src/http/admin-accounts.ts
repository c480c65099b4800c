import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { adjustBalance } from '../actions/adjust-balance.ts';
import { banMember } from '../actions/ban-member.ts';
import type { WalletDeps } from '../deps.ts';
import { emptyAccount } from '../domain/account.ts';
import { readMemberAccount } from '../queries/read-member-account.ts';
import { balanceOf, balanceShape } from './balances.ts';

const reason = z.string().trim().max(200).default('');

const showAccount = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/account',
  summary: "A member's balances, bans and remaining rolling requirement",
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ memberId: z.uuid() }),
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

const adjust = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/adjust',
  summary: "Corrects a member's cash by hand",
  access: { permission: 'cash.adjust' },
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: z.uuid(),
    direction: z.enum(['up', 'down']),
    amount: wonText,
    reason,
  }),
  data: balanceShape,
  refuses: ['C202', 'W003', 'W400', 'W404', 'H404'],
  async handle(deps, { body, caller, audit, effectId }) {
    const { siteId, operatorId } = caller;
    const adjustment = { ...body, commandId: effectId };
    return balanceOf(await adjustBalance(deps, { siteId, operatorId, audit }, adjustment));
  },
});

const ban = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/ban',
  summary: 'Sets whether a member may deposit and withdraw',
  access: { permission: 'cash.decide' },
  audits: true,
  idempotent: true,
  body: z.object({ memberId: z.uuid(), deposit: z.boolean(), withdrawal: z.boolean(), reason }),
  data: z.object({ depositBanned: z.boolean(), withdrawalBanned: z.boolean() }),
  refuses: ['W003', 'H404'],
  async handle(deps, { body, caller, audit }) {
    await banMember(deps, { siteId: caller.siteId, audit }, body);
    return { depositBanned: body.deposit, withdrawalBanned: body.withdrawal };
  },
});

export const adminAccountRoutes = [showAccount, adjust, ban] as const;
