import { beaconChainShape } from '@noriter/fair-draw/beacon';
import { koreaDayText } from '@noriter/kit/korea-time';
import { listOf, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { MiniDeps } from '../deps.ts';
import { roundName } from '../domain/games.ts';
import { readChains } from '../store/draw-chains.ts';
import { findRound, lastRound, nextRound } from '../store/rounds.ts';
import { chainRow, chainShape } from './chains.ts';
import { statistics } from './game-statistics.ts';
import {
  comingOf,
  comingShape,
  gameDay,
  gameId,
  known,
  resultsOf,
  roundShape,
  rowOf,
} from './game-views.ts';

const route = defineRoute<MiniDeps>();

const current = route({
  path: '/api/minigame/round',
  summary: 'The round that is drawn next, and the last one that was',
  access: 'guest',
  body: z.object({ gameId }),
  data: z.object({
    serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
    round: comingShape.nullable(),
    last: roundShape.nullable(),
  }),
  refuses: ['B1010'],
  async handle(deps, { body, caller: { siteId } }) {
    const game = known(body.gameId);
    const [round, last] = await Promise.all([
      nextRound(deps, { gameId: game.gameId, siteId }),
      lastRound(deps, game.gameId),
    ]);
    return {
      serverTime: deps.clock.now().toISOString(),
      round: round && comingOf(round),
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
    commitment: chainShape.nullable().describe('The chain of seeds that the seed is a link of'),
    network: beaconChainShape.nullable().describe("The beacon's, as this site has it"),
  }),
  refuses: ['B1010', 'B1011'],
  async handle(deps, { body }) {
    const game = known(body.gameId);
    const round = await findRound(deps, game.gameId, body);
    if (!round) throw refuse(errors, 'B1011');
    const { drawnAs } = game;
    const { gameDay: day, number, beaconChain } = round;
    const [chain] = await readChains(deps.pool, [{ drawnAs, gameDay: day }]);
    const network = deps.config.BEACON_CHAIN;
    return {
      ...rowOf(round),
      name: roundName(game, day, number),
      commitment: chain ? chainRow(chain) : null,
      network: beaconChain === network.hash ? network : null,
    };
  },
});

export const miniGameRoutes = [current, results, powerballResults, one, statistics] as const;
