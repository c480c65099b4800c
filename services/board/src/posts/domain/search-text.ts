// Invariant: what is stored to be searched and what is asked for are made by the same rules, so that
// whatever is in a post's searched text is found by any two or more characters of it.
import { initialsOf } from './hangul.ts';

/** Of a long body so much is searched. */
const SEARCHED_MAX = 2_000;
/** Fewer characters are not looked for. */
export const SEARCH_MIN = 2;

export type SearchText = { text: string; grams: string[] };

/** Text and pairs of characters by which a post is found. */
export function searchTextOf(post: { title: string; body: string; author: string }): SearchText {
  const text = plain(`${post.title} ${post.author} ${post.body}`).slice(0, SEARCHED_MAX);
  const initials = initialsOf(`${post.title} ${post.author}`).replaceAll(/\s+/g, ' ').trim();
  const searched = `${text} | ${initials}`;
  return { text: searched, grams: [...new Set([...pairs(text), ...pairs(initials)])] };
}

/** What to ask for; null when the words are too short to look for. */
export function searchFor(words: string): SearchText | null {
  const text = plain(words);
  if (text.length < SEARCH_MIN) return null;
  return { text, grams: [...new Set(pairs(text))] };
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Pairs within words: a gap between two words matters to the text, not to the index. */
function pairs(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const letters = Array.from(word);
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}
