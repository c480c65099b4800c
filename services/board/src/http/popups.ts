import type { Caller } from '@noriter/kit/caller';
import type { Language } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardDeps } from '../deps.ts';
import { isFor } from '../domain/content.ts';
import { audiences } from '../domain/documents.ts';
import { languageNames, textIn } from '../domain/texts.ts';
import { shownContent } from '../queries/shown-content.ts';
import { shownText } from './shapes.ts';

const route = defineRoute<BoardDeps>();

const popupDetails = z.object({
  audience: z.enum(audiences),
  languages: z.array(languageNames),
  link: z.string().nullable(),
});

const contract = {
  access: 'guest',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        bannerIdx: z.int(),
        version: z.int().describe('Grows when the popup is changed'),
        ...shownText,
        link: z.string().nullable().describe('https://… or a path of the site'),
      }),
    ),
  }),
} as const;

const popups = route({
  ...contract,
  path: '/api/etc/popupList',
  summary: 'The popups for this reader now, in their order',
  handle: (deps, { caller, language }) => popupsFor(deps, caller, language),
});

const mainPopups = route({
  ...contract,
  path: '/api/main/popupList',
  summary: 'The same popups, under the name the main page asks for',
  handle: (deps, { caller, language }) => popupsFor(deps, caller, language),
});

async function popupsFor(deps: BoardDeps, caller: Caller, language: Language) {
  const shown = await shownContent(deps, { siteId: caller.siteId, kind: 'popup' });
  const reader = { isMember: caller.kind === 'member', language };
  const list = shown.flatMap(({ idx, version, texts, details }) => {
    const own = popupDetails.parse(details);
    if (!isFor(own, reader)) return [];
    return [{ bannerIdx: idx, version, ...textIn(texts, language), link: own.link }];
  });
  return { list };
}

export const popupRoutes = [popups, mainPopups];
