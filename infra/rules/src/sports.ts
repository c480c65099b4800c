/**
 * Invariant: which parts a match has, and which of them every match of the sport plays, is data;
 * nothing else asks what sport it is. Another sport is one more entry.
 */

export const sports = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
  'tennis',
  'handball',
  'american-football',
  'esport',
  'virtual-soccer',
  'dog-racing',
  'horse-racing',
] as const;
export type Sport = (typeof sports)[number];

export type SportForm = {
  /** In the order they are played. */
  readonly regular: readonly string[];
  /** So many of the regular parts every finished match has played; a third set only some have. */
  readonly regularMin: number;
  /** After a tie: they count for the whole match, and not for its regular time. */
  readonly overtime: readonly string[];
  /** Parts that are bet on together, such as a half of two quarters. */
  readonly spans: Readonly<Record<string, readonly string[]>>;
};

/** Spans of every sport: without overtime, and with it. */
export const REGULAR = 'regular';
export const MATCH = 'match';

const halves = {
  regular: ['half-1', 'half-2'],
  regularMin: 2,
  overtime: ['extra-1', 'extra-2'],
  spans: {},
} satisfies SportForm;

const quarters = {
  regular: ['quarter-1', 'quarter-2', 'quarter-3', 'quarter-4'],
  regularMin: 4,
  overtime: ['overtime'],
  spans: { 'half-1': ['quarter-1', 'quarter-2'], 'half-2': ['quarter-3', 'quarter-4'] },
} satisfies SportForm;

/** Who enters is ranked: there is no score. */
const race = { regular: [], regularMin: 0, overtime: [], spans: {} } satisfies SportForm;

const forms = {
  soccer: halves,
  handball: halves,
  'virtual-soccer': { ...halves, overtime: [] },
  basketball: quarters,
  'american-football': quarters,
  baseball: {
    regular: numbered('inning', 9),
    regularMin: 9,
    overtime: ['extra-innings'],
    spans: { 'first-5': numbered('inning', 5), 'first-3': numbered('inning', 3) },
  },
  // A shoot-out counts as one goal for who wins it.
  hockey: {
    regular: numbered('period', 3),
    regularMin: 3,
    overtime: ['overtime', 'shoot-out'],
    spans: {},
  },
  volleyball: bestOf('set', 5, 3),
  tennis: bestOf('set', 5, 2),
  badminton: bestOf('game', 3, 2),
  esport: bestOf('map', 7, 1),
  // The bout is one part: 1:0 for who wins it, 0:0 for a draw.
  combat: { regular: ['bout'], regularMin: 1, overtime: [], spans: {} },
  'dog-racing': race,
  'horse-racing': race,
} satisfies Record<Sport, SportForm>;

export function formOf(sport: Sport): SportForm {
  return forms[sport];
}

/** The parts of a span; null when the sport has no such span. */
export function partsOfSpan(sport: Sport, span: string): readonly string[] | null {
  const { regular, overtime, spans } = formOf(sport);
  if (span === REGULAR) return regular;
  if (span === MATCH) return [...regular, ...overtime];
  if (regular.includes(span) || overtime.includes(span)) return [span];
  return spans[span] ?? null;
}

function bestOf(part: string, most: number, fewest: number): SportForm {
  return { regular: numbered(part, most), regularMin: fewest, overtime: [], spans: {} };
}

function numbered(part: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${part}-${index + 1}`);
}
