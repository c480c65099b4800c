import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import type { BettingDeps } from '../deps.ts';
import { type Game, gameOf, games } from '../domain/mini/games.ts';
import { statisticsOf } from '../domain/mini/statistics.ts';
import { errors } from '../errors.ts';
import {
  drawsOfDay,
  findRound,
  lastRound,
  listResults,
  nextRound,
  type RoundView,
} from '../queries/mini-rounds.ts';

const route = defineRoute<BettingDeps>();

const gameId = z
  .string()
  .max(40)
  .describe(games.map((game) => game.gameId).join(', '));
const gameDay = koreaDayText.describe("The game day in Korea; today's when absent").optional();

const roundShape = z.object({
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  state: z.enum(['open', 'drawn', 'excluded']),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime().describe('No bet is taken from here on'),
  drawsAt: z.iso.datetime(),
  seedHash: z.string().describe('SHA-256 of the seed, published before bets open'),
  announcedAt: z.iso
    .datetime()
    .describe('When the hash was published; after closesAt it promises nothing'),
  seed: z.string().nullable().describe('As hexadecimal text, once the round is drawn'),
  balls: z.array(z.int()).describe('In the order they were drawn'),
  facts: z.record(z.string(), z.int()).describe('What markets look at: sum, powerball, start, …'),
  reason: z.string().nullable().describe('Why a round is excluded'),
});

const current = route({
  path: '/api/minigame/round',
  summary: 'The round that is drawn next, and the last one that was',
  access: 'guest',
  body: z.object({ gameId }),
  data: z.object({
    serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
    round: roundShape.nullable(),
    last: roundShape.nullable(),
  }),
  refuses: ['B1010'],
  async handle(deps, { body }) {
    const game = known(body.gameId);
    const [round, last] = await Promise.all([
      nextRound(deps, game.gameId),
      lastRound(deps, game.gameId),
    ]);
    return {
      serverTime: deps.clock.now().toISOString(),
      round: round && rowOf(round),
      last: last && rowOf(last),
    };
  },
});

const resultQuery = { ...pageOnlyQuery, gameDay };

const results = route({
  path: '/api/minigame/results',
  summary: 'The results of a game day, newest first',
  access: 'guest',
  body: z.object({ gameId, ...resultQuery }),
  data: listOf(roundShape),
  refuses: ['B1010'],
  handle: (deps, { body }) => resultsOf(deps, known(body.gameId), body),
});

const powerballResults = route({
  path: '/api/minigame/powerballResult',
  summary: 'The same for powerball',
  access: 'guest',
  body: z.object(resultQuery),
  data: listOf(roundShape),
  handle: (deps, { body }) => resultsOf(deps, known('powerball'), body),
});

const one = route({
  path: '/api/minigame/roundDetail',
  summary: 'One round, with what is needed to draw it again',
  access: 'guest',
  body: z.object({ gameId, gameDay: koreaDayText, number: z.int().min(1).max(10_000) }),
  data: roundShape.extend({
    name: z.string().describe('What the seed draws: HMAC-SHA256(seed, "<name>:<block>")'),
  }),
  refuses: ['B1010', 'B1011'],
  async handle(deps, { body }) {
    const game = known(body.gameId);
    const round = await findRound(deps, game.gameId, body);
    if (!round) throw refuse(errors, 'B1011');
    return { ...rowOf(round), name: `${game.drawnAs} ${round.gameDay} ${round.number}` };
  },
});

const statistics = route({
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

async function resultsOf(
  deps: BettingDeps,
  game: Game,
  query: { page: number; gameDay?: string | undefined },
) {
  const day = query.gameDay ?? koreaDay(deps.clock.now());
  const { page } = query;
  const { rows, total } = await listResults(deps, { gameId: game.gameId, gameDay: day, page });
  return { list: rows.map(rowOf), pageInfo: pageInfo(page, total) };
}

function known(id: string): Game {
  const game = gameOf(id);
  if (!game) throw refuse(errors, 'B1010');
  return game;
}

function rowOf(round: RoundView): z.input<typeof roundShape> {
  const { gameId: id, gameDay: day, number, seedHash, seed, reason, draw } = round;
  return {
    gameId: id,
    gameDay: day,
    number,
    state: z.enum(['open', 'drawn', 'excluded']).parse(round.state),
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    seedHash,
    announcedAt: round.announcedAt.toISOString(),
    seed,
    balls: draw?.balls ?? [],
    facts: draw?.facts ?? {},
    reason,
  };
}

export const miniGameRoutes = [current, results, powerballResults, one, statistics] as const;
