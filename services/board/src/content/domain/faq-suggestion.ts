// Invariant: a question is suggested by what it has in common with what is typed, never by its order.

import type { Language } from '@noriter/kit/result-codes';
import { type Texts, textIn } from '../../vocabulary/texts.ts';

export const SUGGESTED_MAX = 3;

/** A question shares at least so much with what is typed, of 1. */
const LIKENESS_MIN = 0.28;

/** Of a long text so much is looked at: its beginning says what it is about. */
const READ_MAX = 400;

/** The questions that what is typed is most likely about, the likeliest first. */
export function suggestedFaq<T extends { texts: Texts }>(
  typed: string,
  questions: readonly T[],
  language: Language,
): T[] {
  const asked = pairsOf(typed.slice(0, READ_MAX));
  if (asked.size === 0) return [];
  return questions
    .map((question) => ({ question, likeness: likenessOf(asked, question.texts, language) }))
    .filter(({ likeness }) => likeness >= LIKENESS_MIN)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, SUGGESTED_MAX)
    .map(({ question }) => question);
}

/** The part of a question's pairs that was typed; an answer that has what was typed helps a little. */
function likenessOf(asked: ReadonlySet<string>, texts: Texts, language: Language): number {
  const { title, body } = textIn(texts, language);
  const inTitle = shared(pairsOf(title), asked);
  const inBody = shared(asked, pairsOf(body));
  return inTitle + inBody / 4;
}

function shared(of: ReadonlySet<string>, among: ReadonlySet<string>): number {
  if (of.size === 0) return 0;
  let found = 0;
  for (const pair of of) if (among.has(pair)) found += 1;
  return found / of.size;
}

/** Neighbouring letters within words: Korean endings change, the beginnings of words do not. */
function pairsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const letters = Array.from(word);
      return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
    }),
  );
}
