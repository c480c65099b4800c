import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardDeps } from '../deps.ts';
import { faqCategories } from '../domain/documents.ts';
import { mentions, textIn } from '../domain/texts.ts';
import { shownContent } from '../queries/shown-content.ts';
import { searchText, shownText } from './shapes.ts';

const faqDetails = z.object({ category: z.enum(faqCategories) });

const list = defineRoute<BoardDeps>()({
  path: '/api/board/faq/list',
  summary: 'Questions that are often asked, and their answers',
  access: 'guest',
  body: z.object({
    category: z.enum(faqCategories).optional(),
    search: searchText.describe('Part of the question or answer'),
  }),
  data: z.object({
    list: z.array(
      z.object({
        faqIdx: z.int(),
        category: z.enum(faqCategories),
        ...shownText,
        title: z.string().describe('The question'),
      }),
    ),
  }),
  async handle(deps, { body: { category, search }, caller: { siteId }, language }) {
    const shown = await shownContent(deps, { siteId, kind: 'faq' });
    const questions = shown
      .filter(({ texts }) => search === '' || mentions(texts, language, search))
      .map(({ idx, texts, details }) => ({
        faqIdx: idx,
        ...faqDetails.parse(details),
        ...textIn(texts, language),
      }));
    return { list: questions.filter((one) => category === undefined || one.category === category) };
  },
});

export const faqRoutes = [list];
