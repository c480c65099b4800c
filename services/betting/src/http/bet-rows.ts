import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { z } from 'zod';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import type { BetView, SlipView } from '../queries/read-slip.ts';
import { bonusShape } from '../queries/sport-rules-document.ts';
import { legRowOf, legShape } from './leg-rows.ts';

/** Which round of which game. */
export const roundName = {
  gameId: z.string().max(40),
  gameDay: koreaDayText.describe('The game day in Korea'),
  number: z.int().min(1).max(10_000),
};

export const betStates = [
  'pending',
  'accepted',
  'refused',
  'won',
  'lost',
  'void',
  'cashed-out',
] as const;

/** A bet in the columns of the specification: date, company, type, game type and the three sums. */
export const betShape = z.object({
  betId: z.string(),
  slipId: z.string(),
  placedAt: z.iso.datetime(),
  groupKey: z.string().describe('What it counts for: mini or sport'),
  vendorCode: z.string().describe('Of the house: the mini game; of sports the sport, or mixed'),
  gameDay: z.iso.date().describe('Of the round; of sports the day the bet was placed'),
  number: z.int().describe('Of the round; 0 of sports, which have none'),
  marketId: z.string().describe('Empty of sports: see the legs'),
  selectionId: z.string().describe('Empty of sports: see the legs'),
  kind: z.enum(['single', 'combination', 'system']),
  linesOf: z.int().describe('So many of the legs make a line'),
  lineStake: wonText.describe('Of one line'),
  openLineStake: wonText.describe('What of it was not bought back'),
  bonus: bonusShape,
  legs: z.array(legShape).describe('Of sports; a bet on a round has none'),
  odds: oddsText.describe('Of a combination those of its legs together, of a system their mean'),
  cash: wonText.describe('What was staked'),
  winCash: wonText.describe('What came back in all'),
  cashedOut: wonText.describe('What of it was paid for parts before the end'),
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
  gameDay: betShape.shape.gameDay,
  number: betShape.shape.number,
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
  'cashed-out': { type: 'draw', betCalResults: 'TIE' },
} as const satisfies Record<(typeof betStates)[number], object>;

const betState = z.enum(betStates);
const slipState = slipShape.shape.state;
const kind = betShape.shape.kind;
/** It is stored as it is sent. */
const bonusRow = z.unknown().transform((bonus) => z.encode(bonusShape, bonusShape.parse(bonus)));

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
    ...roundOf(bet),
    marketId: bet.marketId ?? '',
    selectionId: bet.selectionId ?? '',
    kind: kind.parse(bet.kind),
    linesOf: bet.linesOf,
    lineStake: bet.lineStake.toString(),
    openLineStake: bet.openLineStake.toString(),
    bonus: bonusRow.parse(bet.bonus ?? null),
    legs: bet.legs.map(legRowOf),
    odds: formatOdds(odds),
    cash: stake.toString(),
    winCash: winCash.toString(),
    resultCash: isOver ? (winCash - stake).toString() : '0',
    cashedOut: bet.cashedOut.toString(),
    gameMoney: bet.returnMost.toString(),
    state,
    ...words[state],
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
}

export function slipRowOf(slip: SlipView): z.input<typeof slipShape> {
  const { slipId, product, gameId, refusal } = slip;
  return {
    slipId,
    state: slipState.parse(slip.state),
    product,
    gameId,
    ...roundOf(slip),
    stake: slip.stake.toString(),
    placedAt: slip.placedAt.toISOString(),
    refusal,
    bets: slip.bets.map(betRowOf),
  };
}

/** A bet on sports is listed by the day it was placed. */
function roundOf({ gameDay, number, placedAt }: Pick<BetView, 'gameDay' | 'number' | 'placedAt'>): {
  gameDay: string;
  number: number;
} {
  return { gameDay: gameDay ?? koreaDay(placedAt), number: number ?? 0 };
}
