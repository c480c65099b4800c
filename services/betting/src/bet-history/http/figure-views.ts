import { signedWonText, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { figureProducts, revenueOf } from '../domain/figures.ts';
import type { FigureDay, liveFixtures } from '../store/read-figures.ts';

export const figureDay = z.object({
  day: z.iso.date(),
  product: z.enum(figureProducts),
  bets: z.int().describe('Placed on that day; refused ones left out'),
  stake: wonText.describe('Of the same'),
  refused: z.int(),
  refusedStake: wonText,
  settledStake: wonText.describe('Of the bets that were settled on that day, void ones left out'),
  returned: signedWonText.describe('What they returned; a resettlement is a difference'),
  givenBack: signedWonText.describe('Stakes of void bets'),
  ggr: signedWonText.describe('settledStake less returned'),
  marginThousandths: z.int().describe('ggr of settledStake'),
});

export const liveFixture = z.object({
  fixtureId: z.string(),
  sport: z.enum(sports),
  homeKo: z.string().nullable(),
  homeEn: z.string().nullable(),
  awayKo: z.string().nullable(),
  awayEn: z.string().nullable(),
  tickets: z.int(),
  stake: wonText,
});

nameSchemas({ BetFigureDay: figureDay, LiveFixtureStake: liveFixture });

export function dayOf(day: FigureDay): z.input<typeof figureDay> {
  const { ggr, marginThousandths } = revenueOf(day);
  return {
    ...day,
    stake: day.stake.toString(),
    refusedStake: day.refusedStake.toString(),
    settledStake: positive(day.settledStake).toString(),
    returned: day.returned.toString(),
    givenBack: day.givenBack.toString(),
    ggr: ggr.toString(),
    marginThousandths,
  };
}

export function liveOf(row: Awaited<ReturnType<typeof liveFixtures>>['list'][number]) {
  return { ...row, sport: liveFixture.shape.sport.parse(row.sport), stake: row.stake.toString() };
}

export function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
