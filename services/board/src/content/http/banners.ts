import type { Language } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { bannerArts, bannerPlaces } from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { shownText } from '../../vocabulary/shapes.ts';
import { storedTexts, textIn } from '../../vocabulary/texts.ts';
import { type Offered, shownTo } from '../domain/shown-variant.ts';
import { variantKeys } from '../domain/variants.ts';
import { shownContent } from '../store/content.ts';
import { readerBody, readerKeyOf } from './reader.ts';

const art = z.enum(bannerArts);

const bannerDetails = z.object({
  place: z.enum(bannerPlaces),
  art,
  link: z.string().nullable(),
  // A process of before saves none.
  variants: z.array(z.object({ share: z.int(), art, texts: storedTexts })).default([]),
});

export const bannerRow = z.object({
  bannerIdx: z.int(),
  variant: z.enum(variantKeys).describe('Which of its variants this reader is shown'),
  place: z.enum(bannerPlaces),
  art: art.describe('A drawing of the web'),
  link: z.string().nullable().describe('https://… or a path of the site'),
  ...shownText,
  body: z.string().describe('One line of plain text; empty for none'),
});

type Common = Pick<z.output<typeof bannerRow>, 'place' | 'link'>;
type Look = Pick<z.output<typeof bannerRow>, 'art'>;

/** The banners that are shown now, in their order, with the variants that readers are shown of each. */
export async function bannersFor(
  deps: Pick<BoardBase, 'prisma' | 'clock'>,
  siteId: string,
  language: Language,
): Promise<Offered<Common, Look>[]> {
  const shown = await shownContent(deps, { siteId, kind: 'banner' });
  return shown.map(({ idx: bannerIdx, texts, details }) => {
    const { variants, art: drawing, place, link } = bannerDetails.parse(details);
    const looks = [{ art: drawing, texts }, ...variants].map((one) => ({
      art: one.art,
      ...textIn(one.texts, language),
    }));
    return { common: { bannerIdx, place, link }, shares: variants, looks };
  });
}

const banners = defineRoute<BoardBase>()({
  path: '/api/etc/banner',
  summary: 'The banners that are shown now, in their order',
  access: 'guest',
  body: z.object(readerBody),
  data: z.object({ list: z.array(bannerRow) }),
  async handle(deps, { body: { browser }, caller, language }) {
    const reader = readerKeyOf(caller, browser);
    const offered = await bannersFor(deps, caller.siteId, language);
    return { list: offered.map((banner) => shownTo(banner, reader)) };
  },
});

export const bannerRoutes = [banners];
