// Invariant: two names that look the same have one skeleton (UTS #39), and so have two that differ
// by nothing that is seen. A skeleton is compared, and shown to nobody.

/** What each character looks like. */
export type Confusables = ReadonlyMap<string, string>;

const OTHERS = /[^\uac00-\ud7a3]+/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Reads lines of `characters;what they look like` in hexadecimal numbers. */
export function parseConfusables(text: string): Confusables {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [one = '', other = ''] = line.split(';').map(fromNumbers);
      return [one, other];
    }),
  );
}

/** How a name looks: without what is unseen, blanks as one, look-alikes as one, case left out. */
export function skeletonOf(confusables: Confusables, name: string): string {
  // First, for what it parts becomes one character in a normal form.
  const shown = name.replaceAll(UNSEEN, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  // Syllables are taken whole: in parts 각가 and 가까 would be one.
  const looks = shown.replaceAll(OTHERS, (part) =>
    Array.from(part.normalize('NFD'), (one) => confusables.get(one) ?? one).join(''),
  );
  // Case last: a capital looks like other letters than its small one does.
  return looks.toLowerCase();
}

function fromNumbers(numbers: string): string {
  return numbers
    .split(' ')
    .map((one) => String.fromCodePoint(Number.parseInt(one, 16)))
    .join('');
}
