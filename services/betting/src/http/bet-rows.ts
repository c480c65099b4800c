import { koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { z } from 'zod';
import { returnOf } from '../domain/placement/decide.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import type { BetView, SlipView } from '../queries/read-slip.ts';

/** Which round of which game. */
export const roundName = {
  gameId: z.string().max(40),
  gameDay: koreaDayText.describe('The game day in Korea'),
  number: z.int().min(1).max(10_000),
};

export const betStates = ['pending', 'accepted', 'refused', 'won', 'lost', 'void'] as const;

/** A bet in the columns of the specification: date, company, type, game type and the three sums. */
export const betShape = z.object({
  betId: z.string(),
  slipId: z.string(),
  placedAt: z.iso.datetime(),
  groupKey: z.string().describe('What it counts for: mini'),
  vendorCode: z.string().describe('Who offers it: the game of the house'),
  gameDay: z.iso.date(),
  number: z.int().describe('Of the round'),
  marketId: z.string(),
  selectionId: z.string(),
  odds: oddsText,
  cash: wonText.describe('What was staked'),
  winCash: wonText.describe('What came back in all; 0 while it waits'),
  resultCash: signedWonText.describe('winCash less cash'),
  gameMoney: wonText.describe('What it returns when it wins'),
  state: z.enum(betStates),
  type: z.enum(['win', 'lose', 'draw', 'wait', 'cancel']),
  betCalResults: z.enum(['PASS', 'FAIL', 'TIE', 'WAIT', 'CANCEL']),
  settledAt: z.iso.datetime().nullable(),
});

export const slipShape = z.object({
  slipId: z.string(),
  state: z.enum(['pending', 'accepted', 'refused']),
  product: z.string(),
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  stake: wonText,
  placedAt: z.iso.datetime(),
  refusal: z.string().nullable().describe('The result code it was refused with'),
  bets: z.array(betShape),
});

const words = {
  pending: { type: 'wait', betCalResults: 'WAIT' },
  accepted: { type: 'wait', betCalResults: 'WAIT' },
  won: { type: 'win', betCalResults: 'PASS' },
  lost: { type: 'lose', betCalResults: 'FAIL' },
  // No result, or no stake: as if it had never been.
  void: { type: 'cancel', betCalResults: 'CANCEL' },
  refused: { type: 'cancel', betCalResults: 'CANCEL' },
} as const satisfies Record<(typeof betStates)[number], object>;

const betState = z.enum(betStates);
const slipState = slipShape.shape.state;

export function betRowOf(bet: BetView): z.input<typeof betShape> {
  const state = betState.parse(bet.state);
  const { stake, odds } = bet;
  // A refused stake never left the member's money.
  const winCash = state === 'refused' ? stake : bet.returned;
  const isOver = state !== 'pending' && state !== 'accepted';
  return {
    betId: bet.betId,
    slipId: bet.slipId,
    placedAt: bet.placedAt.toISOString(),
    groupKey: bet.product,
    vendorCode: bet.gameId,
    gameDay: bet.gameDay,
    number: bet.number,
    marketId: bet.marketId,
    selectionId: bet.selectionId,
    odds: formatOdds(odds),
    cash: stake.toString(),
    winCash: winCash.toString(),
    resultCash: isOver ? (winCash - stake).toString() : '0',
    gameMoney: returnOf({ stake, odds }).toString(),
    state,
    ...words[state],
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
}

export function slipRowOf(slip: SlipView): z.input<typeof slipShape> {
  const { slipId, product, gameId, gameDay, number, refusal } = slip;
  return {
    slipId,
    state: slipState.parse(slip.state),
    product,
    gameId,
    gameDay,
    number,
    stake: slip.stake.toString(),
    placedAt: slip.placedAt.toISOString(),
    refusal,
    bets: slip.bets.map(betRowOf),
  };
}
