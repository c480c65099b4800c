import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardDeps } from '../deps.ts';
import { bannerArts, bannerPlaces } from '../domain/documents.ts';
import { textIn } from '../domain/texts.ts';
import { shownContent } from '../queries/shown-content.ts';
import { shownText } from './shapes.ts';

const bannerDetails = z.object({
  place: z.enum(bannerPlaces),
  art: z.enum(bannerArts),
  link: z.string().nullable(),
});

const banners = defineRoute<BoardDeps>()({
  path: '/api/etc/banner',
  summary: 'The banners that are shown now, in their order',
  access: 'guest',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        bannerIdx: z.int(),
        place: z.enum(bannerPlaces),
        art: z.enum(bannerArts).describe('A drawing of the web'),
        link: z.string().nullable().describe('https://… or a path of the site'),
        ...shownText,
        body: z.string().describe('One line of plain text; empty for none'),
      }),
    ),
  }),
  async handle(deps, { caller: { siteId }, language }) {
    const shown = await shownContent(deps, { siteId, kind: 'banner' });
    const list = shown.map(({ idx, texts, details }) => ({
      bannerIdx: idx,
      ...bannerDetails.parse(details),
      ...textIn(texts, language),
    }));
    return { list };
  },
});

export const bannerRoutes = [banners];
