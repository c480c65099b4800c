import { koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { bonusShape } from '../../sportsbook/store/rules-shape.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { legShape } from './leg-rows.ts';

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
  isFreeBet: z.boolean().describe('Staked by a free bet: it returns its winnings alone'),
  cash: wonText.describe('What was staked'),
  winCash: wonText.describe('What came back in all'),
  cashedOut: wonText.describe('What of it was paid for parts before the end'),
  resultCash: signedWonText.describe('winCash less cash; of a free bet winCash'),
  gameMoney: wonText.describe('What it returns when it wins'),
  state: z.enum(betStates),
  isCancelled: z
    .boolean()
    .describe(
      'A void bet taken back as a whole: by its member, an operator, its round, or as its stake came late',
    ),
  isToBeCancelled: z
    .boolean()
    .describe('Open on a round that was declared void: its stake goes back at the draw'),
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

nameSchemas({ BetView: betShape, SlipView: slipShape });
