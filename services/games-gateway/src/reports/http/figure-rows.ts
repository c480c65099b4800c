import { signedWonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { rtpText } from '../../catalogue/http/game-rows.ts';
import { actualRtp, type Figures, ggrOf, theoreticalRtp, type Weighed } from '../domain/figures.ts';

export const figuresShape = z.object({
  bets: z.string().describe('Accepted, less those that were rolled back'),
  staked: signedWonText,
  returned: signedWonText,
  ggr: signedWonText.describe('staked less returned'),
  jackpots: signedWonText.describe('Of returned'),
  granted: signedWonText.describe('Promotions and adjustments: no part of returned, nor of ggr'),
  rtp: z.string().nullable().describe('Percent that came back, e.g. 95.20; null without stakes'),
  rtpTheoretical: z
    .string()
    .nullable()
    .describe('What games promise, by the weight of their stakes'),
});

nameSchemas({ GameFigures: figuresShape });

/** @param games what promises, of whose figures these are */
export function figuresOf(
  figures: Figures,
  games: Iterable<Weighed>,
): z.input<typeof figuresShape> {
  return {
    bets: figures.bets.toString(),
    staked: figures.staked.toString(),
    returned: figures.returned.toString(),
    ggr: ggrOf(figures).toString(),
    jackpots: figures.jackpots.toString(),
    granted: figures.granted.toString(),
    rtp: rtpText(actualRtp(figures)),
    rtpTheoretical: rtpText(theoreticalRtp(games)),
  };
}
