import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { type BackOfficeRound, roundStates } from '../store/back-office-rounds.ts';
import type { OpenRound } from '../store/round-exposure.ts';

const roundName = {
  roundId: z.string(),
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
};

export const standing = {
  marketId: z.string(),
  selectionId: z.string(),
  bets: z.int(),
  stake: wonText,
  returned: wonText.describe('What it costs when it wins, stakes included'),
};

export const openRound = z.object({
  ...roundName,
  stake: wonText.describe('Open stakes on the round'),
  selections: z.array(
    z.object({
      ...standing,
      exposure: signedWonText.describe('What the house loses on the market when it wins'),
    }),
  ),
});

export function openRoundOf({ exposures, ...round }: OpenRound): z.input<typeof openRound> {
  const stakeOf = (some: typeof exposures) => some.reduce((sum, { stake }) => sum + stake, 0n);
  return {
    ...round,
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    stake: stakeOf(exposures).toString(),
    selections: exposures.map(({ marketId, selectionId, bets, stake, returned }) => {
      const ofMarket = exposures.filter((other) => other.marketId === marketId);
      return {
        marketId,
        selectionId,
        bets,
        stake: stake.toString(),
        returned: returned.toString(),
        exposure: (returned - stakeOf(ofMarket)).toString(),
      };
    }),
  };
}

export const dayRound = z.object({
  ...roundName,
  state: z
    .enum(roundStates)
    .describe('closed: waits for its draw; drawn: bets of it are not settled yet'),
  bets: z.int().describe('Refused ones are none'),
  members: z.int(),
  stake: wonText,
  returned: wonText.describe('What its bets were paid and given back so far'),
});

nameSchemas({ OpenRoundView: openRound, AdminRoundView: dayRound });

export function dayRoundOf(round: BackOfficeRound): z.input<typeof dayRound> {
  const { roundId, gameId, gameDay, number, state, bets, members } = round;
  return {
    roundId,
    gameId,
    gameDay,
    number,
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    state,
    bets,
    members,
    stake: round.stake.toString(),
    returned: round.returned.toString(),
  };
}
