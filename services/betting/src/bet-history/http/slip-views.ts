import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BetSettlement, MiniRound } from '../../generated/client.ts';
import { betShape, slipShape } from '../../placement/http/bet-shapes.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { bettorShape } from './admin-bet-views.ts';

const settlement = z.object({
  version: z.int(),
  result: z.enum(['won', 'lost', 'void', 'open', 'cashed-out']),
  returned: wonText.describe('In all, those of before included'),
  moved: signedWonText.describe('What it paid; below zero it was taken back'),
  reason: z.string().describe('Why it became void; empty where it follows from the draw'),
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

export const slipDetail = slipShape.omit({ bets: true }).extend({
  ...bettorShape,
  level: z.int(),
  stakeCommandId: z.string().describe("The wallet's command that takes the whole stake"),
  decidedAt: z.iso
    .datetime()
    .nullable()
    .describe('When betting wrote down what the wallet answered'),
  stakedAt: z.iso.datetime().nullable().describe('When the wallet took the stake'),
  stakeBefore: z.iso.datetime().describe('A stake from then on buys no part: the bets are void'),
  problems: z.unknown().describe('Of a refusal at revalidation: its legs; null without'),
  round: round.nullable().describe('null of sports'),
  bets: z.array(bet),
});

nameSchemas({ BetSettlement: settlement, AdminBetDetail: bet, AdminSlipView: slipDetail });

export function roundOf(one: MiniRound): z.input<typeof round> {
  return {
    roundId: one.roundId,
    state: round.shape.state.parse(one.state),
    closesAt: one.closesAt.toISOString(),
    drawsAt: one.drawsAt.toISOString(),
    settledAt: textOf(one.settledAt),
  };
}

export function settlementOf(one: BetSettlement): z.input<typeof settlement> {
  const { version, reason, commandId } = one;
  const result = settlement.shape.result.parse(one.result);
  const settledAt = one.settledAt.toISOString();
  const [returned, moved] = [one.returned.toString(), one.moved.toString()];
  return { version, result, returned, moved, reason, commandId, settledAt };
}

export function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
