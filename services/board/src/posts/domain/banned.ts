// Invariant: a banned word is found however it is spaced, cut by other characters, or spelt with
// look-alikes; a text is compared in its normal forms, and stored as it was typed.
import { joinLoose } from './hangul.ts';
import { lookAlikes } from './look-alikes.ts';

/** What may not be written: words by their normal form, and hosts of links. */
export type Banned = { kind: 'word' | 'host'; normal: string; written: string };

const NOT_HANGUL = /[^\u1100-\u11ff\u3131-\u3163\uac00-\ud7a3]/g;

const NOT_LATIN = /[^a-z]/g;

const MARKS = /\p{M}/gu;

const UNSEEN = /\p{Cf}|\u115f|\u1160|\u3164|\uffa0|\u17b4|\u17b5|\u034f/gu;

// From the first of its names on alone: letters without end would else be looked at from each of them.
const HOST = /(?<![\p{L}\p{N}-]\.?)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

const DOT = /(?<!\s)\s*(?:\.|\(dot\)|\[dot\]|쩜|닷)\s*(?=\p{L})/gu;

/** Both forms in which a text is compared: its Korean letters alone, and its Latin ones. */
export function normalForms(text: string): { korean: string; latin: string } {
  // Halfwidth and compatibility letters become usual ones; loose letters are kept apart from that.
  const seen = text.replaceAll(UNSEEN, '');
  const korean = joinLoose(spaceless(widen(seen)).replaceAll(NOT_HANGUL, ''));
  const plain = seen.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  const latin = Array.from(plain, (one) => lookAlikes[one] ?? one)
    .join('')
    .replaceAll(NOT_LATIN, '');
  return { korean, latin };
}

/** Hosts that a text names, whether as links or as words. */
export function hostsIn(text: string): string[] {
  const plain = text.replaceAll(UNSEEN, '').normalize('NFKC').toLowerCase();
  const dotted = plain.replaceAll(DOT, '.');
  return [...dotted.matchAll(HOST)].map(([host]) => host.replace(/^www\./, ''));
}

/** How an operator's word or host is kept; null when nothing of it can be compared. */
export function normalOf(kind: Banned['kind'], written: string): string | null {
  if (kind === 'host') return hostsIn(written)[0] ?? null;
  // Look-alikes alone would be found in prices and exclamations.
  if (!/\p{L}/u.test(written)) return null;
  const { korean, latin } = normalForms(written);
  const normal = korean === '' ? latin : korean;
  return normal.length < 2 ? null : normal;
}

/** The first banned thing in a text; null when there is none. */
export function findBanned(text: string, banned: readonly Banned[]): Banned | null {
  const { korean, latin } = normalForms(text);
  const hosts = hostsIn(text);
  const isIn = ({ kind, normal }: Banned) => {
    if (kind === 'word') return korean.includes(normal) || latin.includes(normal);
    return hosts.some((host) => host === normal || host.endsWith(`.${normal}`));
  };
  return banned.find(isIn) ?? null;
}

/** Whether a text leads anywhere outside. */
export function hasLink(text: string): boolean {
  return /https?:/i.test(text) || hostsIn(text).length > 0;
}

function widen(text: string): string {
  // NFKC would make syllables' parts of loose letters; only halfwidth ones are changed here.
  return text
    .replaceAll(/[\uffa1-\uffdc]+/g, (run) =>
      Array.from(run.normalize('NFKC'), (one) => fromConjoining[one] ?? one).join(''),
    )
    .normalize('NFC');
}

const conjoining = 'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑ하ᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ';

const compatible =
  'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';

const fromConjoining: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(compatible, (letter, at) => [conjoining[at] ?? '', letter]),
);

function spaceless(text: string): string {
  return text.replaceAll(/\s/g, '');
}
