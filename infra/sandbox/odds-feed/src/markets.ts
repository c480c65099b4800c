/**
 * The table of markets as they are published on the wire: numbers, specifiers and outcome numbers. Those
 * below 9000 are the Unified Odds Feed's; from 9000 on they are the sandbox's own.
 */

/** What a market asks. */
export type Question =
  | 'three-way'
  | 'two-way'
  | 'handicap'
  | 'total'
  | 'odd-even'
  | 'correct-score'
  | 'goal'
  | 'race-to'
  | 'yes-no'
  | 'method'
  | 'ranked';

/** points: goals, runs, rallies, games of tennis; parts: sets, games or maps won. */
export type Count = 'points' | 'parts';

export type MarketType = {
  readonly id: number;
  readonly asks: Question;
  /** regular, match, first-5, or a kind of part whose number is a specifier, such as quarter. */
  readonly span: string;
  readonly count: Count;
  /** What a bet_stop names. */
  readonly group: string;
  /** The specifier that names which part, goal or number of points is meant. */
  readonly numberedBy?: string;
};

/** The outcome numbers that belong to a question, in the order they are published. */
export const outcomeIds = {
  'three-way': { home: '1', draw: '2', away: '3' },
  'two-way': { home: '4', away: '5' },
  handicap: { home: '1714', away: '1715' },
  total: { over: '12', under: '13' },
  'odd-even': { odd: '70', even: '72' },
  goal: { home: '6', none: '7', away: '8' },
  'race-to': { home: '4', away: '5' },
  'yes-no': { yes: '74', no: '76' },
  method: { knockOut: '1', submission: '2', points: '3', draw: '4' },
} as const;

/** Correct score of regular time: all from 0:0 to 4:4, and every other one. */
export const SCORE_MAX = 4;
export const OTHER_SCORE = '324';

export function scoreOutcomeId(home: number, away: number): string {
  if (home > SCORE_MAX || away > SCORE_MAX) return OTHER_SCORE;
  return String(274 + 2 * (home + (SCORE_MAX + 1) * away));
}

const points = 'points' as const;
const parts = 'parts' as const;

const table: readonly MarketType[] = [
  ...four([1, 16, 18, 26], 'regular', 'regular_play'),
  { id: 45, asks: 'correct-score', span: 'regular', count: points, group: 'regular_play' },
  { ...type(8, 'goal', 'regular', 'regular_play'), numberedBy: 'goalnr' },
  type(29, 'yes-no', 'regular', 'regular_play'),
  ...four([60, 66, 68, 74], 'half-1', '1st_half'),
  ...four([83, 88, 90, 94], 'half-2', '2nd_half'),
  { ...type(186, 'two-way', 'match', 'match'), count: parts },
  { ...type(188, 'handicap', 'match', 'match'), count: parts },
  { ...type(314, 'total', 'match', 'match'), count: parts },
  { ...type(199, 'correct-score', 'match', 'match'), count: parts },
  type(187, 'handicap', 'match', 'points'),
  type(189, 'total', 'match', 'points'),
  type(237, 'handicap', 'match', 'points'),
  type(238, 'total', 'match', 'points'),
  { ...type(202, 'two-way', 'set', 'set'), numberedBy: 'setnr' },
  { ...type(203, 'handicap', 'set', 'set'), numberedBy: 'setnr' },
  { ...type(204, 'total', 'set', 'set'), numberedBy: 'setnr' },
  { ...type(309, 'handicap', 'set', 'set'), numberedBy: 'setnr' },
  { ...type(310, 'total', 'set', 'set'), numberedBy: 'setnr' },
  { ...type(245, 'two-way', 'game', 'set'), numberedBy: 'gamenr' },
  { ...type(246, 'handicap', 'game', 'set'), numberedBy: 'gamenr' },
  { ...type(247, 'total', 'game', 'set'), numberedBy: 'gamenr' },
  ...withWinner([219, 223, 225, 229], 'incl_ot'),
  { ...type(230, 'race-to', 'match', 'race'), numberedBy: 'pointnr' },
  { ...type(235, 'three-way', 'quarter', 'quarter'), numberedBy: 'quarternr' },
  { ...type(303, 'handicap', 'quarter', 'quarter'), numberedBy: 'quarternr' },
  { ...type(236, 'total', 'quarter', 'quarter'), numberedBy: 'quarternr' },
  ...withWinner([251, 256, 258, 264], 'incl_ei'),
  type(274, 'three-way', 'first-5', '5_innings'),
  type(275, 'handicap', 'first-5', '5_innings'),
  type(276, 'total', 'first-5', '5_innings'),
  { ...type(287, 'three-way', 'inning', 'inning'), numberedBy: 'inningnr' },
  type(406, 'two-way', 'match', 'incl_ot_and_pen'),
  type(410, 'handicap', 'match', 'incl_ot_and_pen'),
  type(412, 'total', 'match', 'incl_ot_and_pen'),
  { ...type(443, 'three-way', 'period', 'period'), numberedBy: 'periodnr' },
  { ...type(446, 'total', 'period', 'period'), numberedBy: 'periodnr' },
  { ...type(327, 'handicap', 'match', 'match'), count: parts },
  { ...type(328, 'total', 'match', 'match'), count: parts },
  { ...type(330, 'two-way', 'map', 'map'), numberedBy: 'mapnr' },
  type(9001, 'ranked', 'race', 'outright'),
  { ...type(9002, 'ranked', 'race', 'outright'), numberedBy: 'places' },
  type(9003, 'yes-no', 'match', 'special'),
  type(9004, 'yes-no', 'regular', 'special'),
  type(9005, 'method', 'match', 'special'),
];

export const marketTypes = table;

/** Every group that a bet_stop can name. */
export const marketGroups = [...new Set(table.map(({ group }) => group))];

const byId = new Map(table.map((row) => [row.id, row]));

/** @throws Error for a number that is not in the table */
export function marketType(id: number): MarketType {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no market ${id}.`);
  return found;
}

function type(id: number, asks: Question, span: string, group: string): MarketType {
  return { id, asks, span, count: points, group };
}

function four(ids: readonly number[], span: string, group: string): MarketType[] {
  const asks = ['three-way', 'handicap', 'total', 'odd-even'] as const;
  return asks.map((one, at) => type(ids[at] ?? 0, one, span, group));
}

function withWinner(ids: readonly number[], group: string): MarketType[] {
  const asks = ['two-way', 'handicap', 'total', 'odd-even'] as const;
  return asks.map((one, at) => type(ids[at] ?? 0, one, 'match', group));
}
