import { signedWonText, wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { stakeCommandId } from '../domain/placement/stake.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import { errors } from '../errors.ts';
import type { BetSettlement, MiniRound } from '../generated/client.ts';
import { officeSlip } from '../queries/office-slip.ts';
import { bettorShape } from './admin-bets.ts';
import { betRowOf, betShape, slipRowOf, slipShape } from './bet-rows.ts';

const settlement = z.object({
  version: z.int(),
  result: z.enum(['won', 'lost', 'void', 'open', 'cashed-out']),
  returned: wonText.describe('In all, those of before included'),
  moved: signedWonText.describe('What it paid; below zero it was taken back'),
  reason: z.string().describe('Why it became void; empty where the draw says it all'),
  commandId: z.string().nullable().describe("The wallet's command; null when no money moved"),
  settledAt: z.iso.datetime(),
});

const bet = betShape.extend({
  askedOdds: oddsText.describe('Those the member saw; the bet is paid at its odds'),
  voidReason: z.string().describe('Why its stake goes back whatever comes; empty without'),
  settlements: z.array(settlement).describe('Each result it was given, the first one first'),
});

const round = z.object({
  roundId: z.string(),
  state: z.enum(['open', 'drawn', 'excluded']),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});

const slipDetail = slipShape.omit({ bets: true }).extend({
  ...bettorShape,
  level: z.int(),
  stakeCommandId: z.string().describe("The wallet's command that takes the whole stake"),
  decidedAt: z.iso.datetime().nullable().describe('When betting wrote down what the wallet said'),
  stakedAt: z.iso.datetime().nullable().describe('When the wallet took the stake'),
  stakeBefore: z.iso.datetime().describe('A stake from then on buys no part: the bets are void'),
  round: round.nullable().describe('null of sports'),
  bets: z.array(bet),
});

const detail = defineRoute<BettingDeps>()({
  path: '/api/admin/betting/bets/detail',
  summary: 'One slip with its bets, what the wallet said, and each settlement',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ id: z.uuid().describe("The slip's, or that of one of its bets") }),
  data: slipDetail,
  refuses: ['B1025'],
  async handle(deps, { body: { id }, caller: { siteId } }) {
    const found = await officeSlip(deps, { siteId, id });
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

function roundOf(one: MiniRound): z.input<typeof round> {
  return {
    roundId: one.roundId,
    state: round.shape.state.parse(one.state),
    closesAt: one.closesAt.toISOString(),
    drawsAt: one.drawsAt.toISOString(),
    settledAt: textOf(one.settledAt),
  };
}

function settlementOf(one: BetSettlement): z.input<typeof settlement> {
  const { version, reason, commandId } = one;
  const result = settlement.shape.result.parse(one.result);
  const settledAt = one.settledAt.toISOString();
  const [returned, moved] = [one.returned.toString(), one.moved.toString()];
  return { version, result, returned, moved, reason, commandId, settledAt };
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

export const adminSlipRoutes = [detail] as const;
