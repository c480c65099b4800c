// Invariant: pure rules of Korean writing, by its Unicode arithmetic through es-hangul.
import { assemble, getChoseong } from 'es-hangul';

const LOOSE = /[\u3131-\u3163]{2,}/g;
const VOWEL = /[\u314f-\u3163]/;

/** The initial consonants of a text: '축구 토토' is 'ㅊㄱ ㅌㅌ'; what is not Korean is left out. */
export function initialsOf(text: string): string {
  return getChoseong(text);
}

/** Letters that were written apart, put together: 'ㄱㅏㄴㅏ' is '가나'; consonants alone stay. */
export function joinLoose(text: string): string {
  return text.replaceAll(LOOSE, (run) => (VOWEL.test(run) ? assemble(Array.from(run)) : run));
}
