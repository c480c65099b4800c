import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { findReplay } from '../actions/find-replay.ts';
import type { RoundsDeps } from '../deps.ts';

const route = defineRoute<RoundsDeps>();

const body = z.object({ roundId: idText });
const data = z.object({ url: z.url().describe("A page of the round's vendor") });

const own = route({
  path: '/api/game/replay',
  summary: "Where one of the member's rounds can be seen again",
  access: 'member',
  rateLimit: { max: 30, windowMs: 60_000 },
  body,
  data,
  refuses: ['G003', 'G010', '9999'],
  handle: async (deps, { body: { roundId }, caller: { siteId, memberId } }) => ({
    url: await findReplay(deps, { siteId, roundId, memberId }),
  }),
});

const anyones = route({
  path: '/api/admin/games/round/replay',
  summary: 'Where a round can be seen again, for whoever looks into it',
  access: { permission: 'betting.read' },
  audits: false,
  body,
  data,
  refuses: ['G003', 'G010', '9999'],
  handle: async (deps, { body: { roundId }, caller: { siteId } }) => ({
    url: await findReplay(deps, { siteId, roundId }),
  }),
});

export const replayRoutes = [own, anyones] as const;
