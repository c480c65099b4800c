import { getChoseong } from 'es-hangul';

/** The initial consonants of a name, as they are searched for: 게이츠 오브 올림푸스 is ㄱㅇㅊㅇㅂㅇㄹㅍㅅ. */
export function choseongOf(name: string): string {
  return getChoseong(name).replaceAll(/\s/g, '');
}

const CONSONANTS = /^[ㄱ-ㅎ\s]+$/;

/** Whether somebody types initial consonants, and no syllables. */
export function isChoseong(text: string): boolean {
  return text.trim() !== '' && CONSONANTS.test(text);
}
