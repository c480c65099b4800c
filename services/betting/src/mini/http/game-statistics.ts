import { koreaDay } from '@noriter/kit/korea-time';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { MiniDeps } from '../deps.ts';
import { statisticsOf } from '../domain/statistics.ts';
import { drawsOfDay } from '../store/rounds.ts';
import { gameDay, gameId, known } from './game-views.ts';

const route = defineRoute<MiniDeps>();

export const statistics = route({
  path: '/api/minigame/statistics',
  summary: 'Counts, streaks and roads of a game day',
  access: 'guest',
  body: z.object({ gameId, gameDay }),
  data: z.object({
    gameDay: z.iso.date(),
    roads: z.array(
      z.object({
        fact: z.string(),
        from: z.int().nullable().describe('b is this and more; null: a is odd, b is even'),
        counts: z.object({ a: z.int(), b: z.int() }),
        longest: z.object({ a: z.int(), b: z.int() }).describe('The longest streak of each'),
        cells: z.array(
          z.object({
            number: z.int().describe('Of the round'),
            side: z.enum(['a', 'b']),
            column: z.int(),
            row: z.int().describe('0 to 5'),
          }),
        ),
      }),
    ),
  }),
  refuses: ['B1010'],
  async handle(deps, { body }) {
    const game = known(body.gameId);
    const day = body.gameDay ?? koreaDay(deps.clock.now());
    const draws = await drawsOfDay(deps, { gameId: game.gameId, gameDay: day });
    return { gameDay: day, roads: game.roads.map((road) => statisticsOf(road, draws)) };
  },
});
