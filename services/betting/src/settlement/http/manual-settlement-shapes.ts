import { z } from 'zod';
import type { FixtureResult } from '../../sportsbook/domain/fixture-result.ts';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import { fixtureIdText } from '../../sportsbook/http/fixture-filters.ts';
import { scoreShape } from '../../vocabulary/market.ts';
import type { ManualResult } from '../actions/preview-result.ts';

export const name = z.string().max(80);

export const market = { fixtureId: fixtureIdText, marketKey: z.string().min(1).max(200) };

const scoreInput = z.object({
  state: z.enum(['running', 'finished', 'abandoned']).default('finished'),
  parts: z.record(z.string().max(40), scoreShape).default({}).describe('Points of each part alone'),
  firsts: z.record(name, name.nullable()).default({}).describe('Who reached each mark first'),
  placings: z
    .record(
      name,
      z.array(z.object({ competitor: name, place: z.int().min(1).max(1_000) })).max(100),
    )
    .default({})
    .describe('Who came where; equal places are a dead heat'),
  answers: z.record(name, z.array(name).max(100).nullable()).default({}),
  withdrawn: z.array(name).max(100).default([]).describe('Bets on them are void'),
});

/** More winning places than who share them would multiply the price. */
const manualResult = legResultShape.refine(
  ({ deadHeat }) => deadHeat === undefined || deadHeat.of >= deadHeat.places,
);

/** The result of a market in one of its ways. */
export const way = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('results'),
    results: z.record(name, manualResult).describe('Of each selection'),
  }),
  z.object({ way: z.literal('score'), score: scoreInput }),
  z.object({ way: z.literal('take-back') }),
]);

export const faults = ['B1076', 'B1077', 'B1072', 'B1073', 'B1074'] as const;

export function manualResultOf(result: z.output<typeof way>): ManualResult {
  if (result.way === 'take-back') return null;
  if (result.way === 'results') return { results: result.results };
  const score: FixtureResult = result.score;
  return { score };
}
