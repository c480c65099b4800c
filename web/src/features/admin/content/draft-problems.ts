import { type Language, languages } from '../../../i18n/language.ts';
import { safeAddress } from '../../text-page/text-blocks.ts';
import type { ContentKind } from './content-kinds.ts';
import { type Draft, type DraftTexts, isWritten } from './draft.ts';
import { type MarkProblem, markProblem } from './mark-problem.ts';

export type Problem =
  | { kind: 'titleMissing' | 'bodyMissing' | 'order' | 'period' | 'link' | 'languages' }
  | { kind: 'mark'; mark: MarkProblem };

/** By the field it stands at: `order`, `until`, `ko.title`, … */
export type Problems = Partial<Record<string, Problem>>;

/** What keeps a draft from being saved. A language is written whole or not at all. */
export function draftProblems(kind: ContentKind, draft: Draft): Problems {
  const problems = textProblems(draft.texts, kind === 'banners' ? 'caption' : 'article');
  if (kind !== 'notices' && !/^\d{1,4}$/.test(draft.order)) problems.order = { kind: 'order' };
  if (kind !== 'faq' && draft.from !== '' && draft.until !== '' && draft.until <= draft.from) {
    problems.until = { kind: 'period' };
  }
  const isLinked = kind === 'popups' || kind === 'banners';
  if (isLinked && draft.link.trim() !== '' && safeAddress(draft.link.trim()) === null) {
    problems.link = { kind: 'link' };
  }
  if (kind === 'popups' && draft.languages.length === 0) problems.languages = { kind: 'languages' };
  return problems;
}

/** A caption has a title and may do without a line below it; an article needs both. */
export function textProblems(texts: DraftTexts, sort: 'article' | 'caption'): Problems {
  const problems: Problems = {};
  for (const language of languages) {
    if (language !== 'ko' && !isWritten(texts[language])) continue;
    Object.assign(problems, wordProblems(language, texts[language], sort));
  }
  return problems;
}

function wordProblems(
  language: Language,
  { title, body }: DraftTexts[Language],
  sort: 'article' | 'caption',
): Problems {
  const problems: Problems = {};
  if (title.trim() === '') problems[`${language}.title`] = { kind: 'titleMissing' };
  if (sort === 'caption') return problems;
  if (body.trim() === '') problems[`${language}.body`] = { kind: 'bodyMissing' };
  const mark = markProblem(body);
  if (mark !== null) problems[`${language}.body`] = { kind: 'mark', mark };
  return problems;
}
