// Invariant: Korean is always there, so every reader gets a text: their own language, else English,
// else Korean.
import { type Language, languages } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlain } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { markdownProblem } from './markdown.ts';

export type Text = { title: string; body: string };
export type Texts = { ko: Text; en?: Text | undefined; vi?: Text | undefined };

export const TITLE_LENGTH_MAX = 100;
export const BODY_LENGTH_MAX = 20_000;

/** The text a reader of a language gets, and the language it really is in. */
export function textIn(texts: Texts, language: Language): Text & { language: Language } {
  for (const each of [language, 'en', 'ko'] as const) {
    const text = texts[each];
    if (text !== undefined) return { ...text, language: each };
  }
  return { ...texts.ko, language: 'ko' };
}

/** Whether the words are in what a reader of this language gets; letters' case does not matter. */
export function mentions(texts: Texts, language: Language, words: string): boolean {
  const { title, body } = textIn(texts, language);
  return `${title}\n${body}`.toLowerCase().includes(words.toLowerCase());
}

/** One line of plain text. */
export function plainLine(lengthMax: number) {
  return z.string().trim().min(1).max(lengthMax).refine(isPlain, 'Has control characters.');
}

/** A body in the Markdown the site knows. */
export const markdownBody = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .min(1)
  // What is too long is not read any further.
  .max(BODY_LENGTH_MAX, { abort: true })
  .superRefine((text, context) => {
    const problem = markdownProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .describe(
    'Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and ' +
      '[links](https://… or /path). No HTML, no pictures.',
  );

/** Title and body in each language that has them. */
export const articleTexts = textsOf(
  z.object({ title: plainLine(TITLE_LENGTH_MAX), body: markdownBody }),
);

/** A title and one line under it, for what has room for no more. */
export const captionTexts = textsOf(
  z.object({
    title: plainLine(TITLE_LENGTH_MAX),
    body: z.string().trim().max(200).refine(isPlain, 'Has control characters.').default(''),
  }),
);

nameSchemas({ ArticleTexts: articleTexts, CaptionTexts: captionTexts });

function textsOf<T extends z.ZodType>(text: T) {
  return z.object({ ko: text, en: text.optional(), vi: text.optional() });
}

export const languageNames = z.enum(languages);

/** Texts as they were stored: they were checked when they came in. */
export const storedText = z.object({ title: z.string(), body: z.string() });
export const storedTexts = z.object({
  ko: storedText,
  en: storedText.optional(),
  vi: storedText.optional(),
});

export function parseTexts(stored: unknown): Texts {
  return storedTexts.parse(stored);
}
