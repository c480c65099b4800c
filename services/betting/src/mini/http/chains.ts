import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { MiniDeps } from '../deps.ts';
import { gameOf } from '../domain/games.ts';
import { type DrawChain, newestChains } from '../store/draw-chains.ts';

const route = defineRoute<MiniDeps>();

const DAYS_SHOWN = 8;

export const chainShape = z.object({
  drawnAs: z
    .string()
    .describe('The game whose seeds it holds; a ladder may be read off another game'),
  gameDay: z.iso.date(),
  links: z.int().describe('Rounds of the day'),
  anchor: z
    .string()
    .describe('What the seed of round n leads to by n times HMAC-SHA256(seed, "the link before")'),
  committedAt: z.iso.datetime().describe('When the anchor was published'),
});

nameSchemas({ DrawChain: chainShape });

export function chainRow(chain: DrawChain): z.input<typeof chainShape> {
  const { drawnAs, gameDay, links, anchor, committedAt } = chain;
  return { drawnAs, gameDay, links, anchor, committedAt: committedAt.toISOString() };
}

const chains = route({
  path: '/api/minigame/chains',
  summary: 'The seeds a game is committed to, by day: tomorrow first',
  access: 'guest',
  body: z.object({ gameId: z.string().max(40) }),
  data: z.object({ list: z.array(chainShape) }),
  refuses: ['B1010'],
  async handle({ pool }, { body }) {
    const game = gameOf(body.gameId);
    if (!game) throw refuse(errors, 'B1010');
    const list = await newestChains(pool, { drawnAs: game.drawnAs, limit: DAYS_SHOWN });
    return { list: list.map(chainRow) };
  },
});

export const drawChainRoutes = [chains] as const;
