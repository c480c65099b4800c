/** How spans, lines and minutes are read; the words are found under `sport:span`. */

const numbered = /^(half|quarter|inning|period|set|game|map|extra|first)-(\d{1,2})$/;

const named = ['regular', 'match', 'overtime', 'extra-innings', 'shoot-out', 'bout'] as const;

export type SpanText =
  | { key: (typeof named)[number] }
  | { key: 'half' | 'quarter' | 'inning' | 'period' | 'set' | 'game' | 'map'; number: number }
  | { key: 'extra' | 'first'; number: number };

/** A part such as `set-2`, or several together; null for one that nobody named. */
export function spanText(span: string): SpanText | null {
  const known = named.find((one) => one === span);
  if (known !== undefined) return { key: known };
  const [, word, digits] = numbered.exec(span) ?? [];
  const key = numberedKeys.find((one) => one === word);
  return key === undefined ? null : { key, number: Number(digits) };
}

const numberedKeys = [
  'half',
  'quarter',
  'inning',
  'period',
  'set',
  'game',
  'map',
  'extra',
  'first',
] as const;

const quarters = ['', '.25', '.5', '.75'];

/** A line of whole quarters as a number: 10 is 2.5, -3 is -0.75. */
export function lineText(line: number): string {
  const size = Math.abs(line);
  return `${line < 0 ? '-' : ''}${Math.trunc(size / 4)}${quarters[size % 4] ?? ''}`;
}

/** The same as it is added to a side's score, with its sign: '+1.5', '-0.75', '0'. */
export function handicapText(line: number): string {
  return line > 0 ? `+${lineText(line)}` : lineText(line);
}

const SECONDS_PER_MINUTE = 60;

/** The minute of a match that runs, as it is told: the 35th begins after 34 whole ones. */
export function minuteOf(elapsedSeconds: number): number {
  return Math.trunc(elapsedSeconds / SECONDS_PER_MINUTE) + 1;
}
