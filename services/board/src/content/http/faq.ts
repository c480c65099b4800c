import type { Language } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { faqCategories } from '@noriter/rules/lists/content-choices';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { searchText, shownText } from '../../vocabulary/shapes.ts';
import { mentions, textIn } from '../../vocabulary/texts.ts';
import { suggestedFaq } from '../domain/faq-suggestion.ts';
import { shownContent } from '../store/content.ts';
import type { StoredContent } from '../store/stored-content.ts';

const faqDetails = z.object({ category: z.enum(faqCategories) });

const faqRow = z.object({
  faqIdx: z.int(),
  category: z.enum(faqCategories),
  ...shownText,
  title: z.string().describe('The question'),
});

nameSchemas({ FaqRow: faqRow });

const list = defineRoute<BoardBase>()({
  path: '/api/board/faq/list',
  summary: 'Questions that are often asked, and their answers',
  access: 'guest',
  body: z.object({
    category: z.enum(faqCategories).optional(),
    search: searchText.describe('Part of the question or answer'),
  }),
  data: z.object({ list: z.array(faqRow) }),
  async handle(deps, { body: { category, search }, caller: { siteId }, language }) {
    const shown = await shownContent(deps, { siteId, kind: 'faq' });
    const questions = shown
      .filter(({ texts }) => search === '' || mentions(texts, language, search))
      .map((one) => rowOf(one, language));
    return { list: questions.filter((one) => category === undefined || one.category === category) };
  },
});

const suggest = defineRoute<BoardBase>()({
  path: '/api/board/faq/suggest',
  summary: 'The questions that what is being typed is most likely about',
  access: 'member',
  body: z.object({
    text: z.string().trim().max(5_100).refine(isPlainBlock, 'Has control characters.'),
  }),
  data: z.object({ list: z.array(faqRow) }),
  async handle(deps, { body: { text }, caller: { siteId }, language }) {
    const shown = await shownContent(deps, { siteId, kind: 'faq' });
    return { list: suggestedFaq(text, shown, language).map((one) => rowOf(one, language)) };
  },
});

function rowOf({ idx, texts, details }: StoredContent, language: Language) {
  return { faqIdx: idx, ...faqDetails.parse(details), ...textIn(texts, language) };
}

export const faqRoutes = [list, suggest];
