import { koreaDayText } from '@noriter/kit/korea-time';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { ReportsDeps } from '../deps.ts';
import { theoreticalRtp } from '../domain/figures.ts';
import { readByGame } from '../store/read-game-days.ts';

const returns = defineRoute<ReportsDeps>()({
  path: '/internal/games/returns',
  summary: 'What games of each group promise to pay back, by the weight of what was staked on them',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ siteId: z.string(), from: koreaDayText, until: koreaDayText }),
  data: z.object({
    groups: z.array(
      z.object({ groupCode: z.string(), returnBp: z.int().describe('Hundredths of a percent') }),
    ),
  }),
  async handle({ pool, games }, { body }) {
    const played = await readByGame(pool, { ...body, vendorKey: undefined });
    const weighed = played.flatMap(({ gameId, staked }) => {
      const game = games.byId(gameId);
      return game === undefined ? [] : [{ staked, rtpBp: game.rtpBp, groupCode: game.groupCode }];
    });
    const groups = [...Map.groupBy(weighed, ({ groupCode }) => groupCode)];
    return {
      groups: groups.flatMap(([groupCode, own]) => {
        const returnBp = theoreticalRtp(own);
        return returnBp === null ? [] : [{ groupCode, returnBp }];
      }),
    };
  },
});

export const gameReturnRoutes = [returns];
