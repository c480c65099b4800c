import { isPlain } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { languageNames } from './texts.ts';

export const idxNumber = z.int().min(1).max(2_147_483_647);

/** Words to look for; they go into a query, so nothing that is no text may be among them. */
export const searchText = z
  .string()
  .trim()
  .max(50)
  .refine(isPlain, 'Has control characters.')
  .default('');

export const slugText = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'A slug is words of small letters with - between.')
  .max(40)
  .describe('Names a text page: sports-rules, terms, …');

/** A text in one language, and the language it really is in. */
export const shownText = {
  title: z.string(),
  body: z.string().describe('Markdown; see the calls that save it'),
  language: languageNames.describe(
    'The language it is in: another one where it has no translation',
  ),
};
