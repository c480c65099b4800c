import { type MarkProblem, markProblem } from '../../../shared/content/mark-problem.ts';
import { safeAddress } from '../../../shared/content/text-blocks.ts';
import { isWhole } from '../../../shared/forms/bounds.ts';
import { type Language, languages } from '../../../shared/i18n/language.ts';
import { ORDER_MAX, SHARE_MAX } from './content-bounds.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Draft, DraftTexts } from './draft.ts';
import { isWritten } from './draft-document.ts';

export type Problem =
  | { kind: 'titleMissing' | 'bodyMissing' | 'order' | 'period' | 'link' | 'languages' | 'share' }
  | { kind: 'mark'; mark: MarkProblem };

/** By the field it stands at: `order`, `until`, `ko.title`, … */
export type Problems = Partial<Record<string, Problem>>;

/** What keeps a draft from being saved. A language is written whole or not at all. */
export function draftProblems(kind: ContentKind, draft: Draft): Problems {
  const problems = textProblems(draft.texts, kind === 'banners' ? 'caption' : 'article');
  if (kind !== 'notices' && !isWhole(draft.order, { maximum: ORDER_MAX }))
    problems.order = { kind: 'order' };
  if (kind !== 'faq' && draft.from !== '' && draft.until !== '' && draft.until <= draft.from) {
    problems.until = { kind: 'period' };
  }
  const isLinked = kind === 'popups' || kind === 'banners';
  if (isLinked && draft.link.trim() !== '' && safeAddress(draft.link.trim()) === null) {
    problems.link = { kind: 'link' };
  }
  if (kind === 'popups' && draft.languages.length === 0) problems.languages = { kind: 'languages' };
  return isLinked ? { ...problems, ...variantProblems(kind, draft) } : problems;
}

/** Each has a share and words of its own, and together they leave something to the first. */
function variantProblems(kind: ContentKind, { variants }: Draft): Problems {
  const problems: Problems = {};
  const taken = variants.reduce((sum, { share }) => sum + Number(share), 0);
  for (const [at, { share, texts }] of variants.entries()) {
    const isShare = isWhole(share, { minimum: 1, maximum: SHARE_MAX }) && taken <= SHARE_MAX;
    if (!isShare) problems[`variants.${at}.share`] = { kind: 'share' };
    const own = textProblems(texts, kind === 'banners' ? 'caption' : 'article');
    for (const [field, problem] of Object.entries(own)) {
      problems[`variants.${at}.${field}`] = problem;
    }
  }
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
