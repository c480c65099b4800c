import { idText } from '@noriter/kit/id-text';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { formatOdds } from '@noriter/rules/odds';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { stakeCommandId } from '../../placement/domain/stake.ts';
import { betRowOf, slipRowOf } from '../../placement/http/bet-rows.ts';
import type { BetHistoryDeps } from '../deps.ts';
import { backOfficeSlip } from '../store/back-office-slip.ts';
import { roundOf, settlementOf, slipDetail, textOf } from './slip-views.ts';

const detail = defineRoute<BetHistoryDeps>()({
  path: '/api/admin/betting/bets/detail',
  summary: 'One slip with its bets, what the wallet answered, and each settlement',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ id: idText.describe("The slip's, or that of one of its bets") }),
  data: slipDetail,
  refuses: ['B1025'],
  async handle(deps, { body: { id }, caller: { siteId } }) {
    const found = await backOfficeSlip(deps, { siteId, id });
    if (found === null) throw refuse(errors, 'B1025');
    const { slip, member } = found;
    const { bets: _plain, ...row } = slipRowOf(slip);
    return {
      ...row,
      memberId: slip.memberId,
      memId: member?.loginId ?? '',
      memNick: member?.nickname ?? '',
      level: member?.level ?? 1,
      stakeCommandId: stakeCommandId(slip.slipId),
      decidedAt: textOf(slip.decidedAt),
      stakedAt: textOf(slip.stakedAt),
      stakeBefore: slip.stakeBefore.toISOString(),
      problems: slip.problems,
      round: slip.round && roundOf(slip.round),
      bets: slip.bets.map((one) => ({
        ...betRowOf(one),
        askedOdds: formatOdds(one.askedOdds),
        voidReason: one.voidReason ?? '',
        settlements: one.settlements.map(settlementOf),
      })),
    };
  },
});

export const adminSlipRoutes = [detail] as const;
