import type { Caller } from '@noriter/kit/caller';
import type { Language } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { audiences } from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { shownText } from '../../vocabulary/shapes.ts';
import { languageNames, storedTexts, textIn } from '../../vocabulary/texts.ts';
import { isFor } from '../domain/content.ts';
import { type Offered, shownTo } from '../domain/shown-variant.ts';
import { variantKeys } from '../domain/variants.ts';
import { shownContent } from '../store/content.ts';
import { readerBody, readerKeyOf } from './reader.ts';

const route = defineRoute<BoardBase>();

const popupDetails = z.object({
  audience: z.enum(audiences),
  languages: z.array(languageNames),
  link: z.string().nullable(),
  // A process of before saves none.
  variants: z.array(z.object({ share: z.int(), texts: storedTexts })).default([]),
});

export const popupRow = z.object({
  bannerIdx: z.int(),
  variant: z.enum(variantKeys).describe('Which of its variants this reader is shown'),
  version: z.int().describe('Grows when the popup is changed'),
  ...shownText,
  link: z.string().nullable().describe('https://… or a path of the site'),
});

const contract = {
  access: 'guest',
  body: z.object(readerBody),
  data: z.object({ list: z.array(popupRow) }),
} as const;

const popups = route({
  ...contract,
  path: '/api/etc/popupList',
  summary: 'The popups for this reader now, in their order',
  handle: async (deps, { body: { browser }, caller, language }) => ({
    list: await shownPopups(deps, readerOf(caller, language), readerKeyOf(caller, browser)),
  }),
});

const mainPopups = route({
  ...contract,
  path: '/api/main/popupList',
  summary: 'The same popups, under the name the main page asks for',
  handle: async (deps, { body: { browser }, caller, language }) => ({
    list: await shownPopups(deps, readerOf(caller, language), readerKeyOf(caller, browser)),
  }),
});

type Reader = { siteId: string; language: Language; isMember: boolean };

const readerOf = ({ siteId, kind }: Caller, language: Language): Reader => ({
  siteId,
  language,
  isMember: kind === 'member',
});

type Common = Pick<z.output<typeof popupRow>, 'version' | 'link'>;

/** The popups for readers of a kind now, in their order, with the variants of each. */
export async function popupsFor(
  deps: Pick<BoardBase, 'prisma' | 'clock'>,
  reader: Reader,
): Promise<Offered<Common, object>[]> {
  const { siteId, language } = reader;
  const shown = await shownContent(deps, { siteId, kind: 'popup' });
  return shown.flatMap(({ idx: bannerIdx, version, texts, details }) => {
    const own = popupDetails.parse(details);
    if (!isFor(own, reader)) return [];
    const looks = [{ texts }, ...own.variants].map((one) => textIn(one.texts, language));
    const common = { bannerIdx, version, link: own.link };
    return [{ common, shares: own.variants, looks }];
  });
}

async function shownPopups(
  deps: Pick<BoardBase, 'prisma' | 'clock'>,
  reader: Reader,
  readerKey: string,
) {
  return (await popupsFor(deps, reader)).map((popup) => shownTo(popup, readerKey));
}

export const popupRoutes = [popups, mainPopups];
