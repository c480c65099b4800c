/**
 * The feed's numbers of markets and outcomes, as ours: those below 9000 are of the Unified Odds
 * Feed. A number that is not here is a market we do not offer.
 */
import { type Market, type Measure, marketKey, NONE } from '../domain/sport/market.ts';
import { MATCH, REGULAR } from '../domain/sport/sports.ts';
import { bestOfScores, goalOutcomes, goalScores } from './correct-scores.ts';

/** What the feed says can't be read: nothing of it may be guessed. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A market of the feed, read. */
export type KnownMarket = {
  readonly marketKey: string;
  /** @param outcomeIds of the feed: of those who are ranked, only they say who it is */
  market(outcomeIds: readonly string[]): Market;
  /** Ours; null for an outcome that the market cannot have. */
  selectionOf(outcomeId: string): string | null;
};

type Specifiers = ReadonlyMap<string, string>;
type Outcomes = Readonly<Record<string, string>>;
type Entry = {
  /** Of its markets, whatever their specifiers are. */
  readonly family: string;
  readonly outcomes: Outcomes | 'as-said';
  market(specifiers: Specifiers, outcomeIds: readonly string[]): Market;
};

const outcomes = {
  'three-way': { '1': 'home', '2': 'draw', '3': 'away' },
  'two-way': { '4': 'home', '5': 'away' },
  handicap: { '1714': 'home', '1715': 'away' },
  total: { '12': 'over', '13': 'under' },
  'odd-even': { '70': 'odd', '72': 'even' },
} as const satisfies Record<string, Outcomes>;
const goal = { '6': 'home', '7': NONE, '8': 'away' };
const sides = { '4': 'home', '5': 'away' };
const yesNo = { '74': 'yes', '76': 'no' };
const methods = { '1': 'knock-out', '2': 'submission', '3': 'points', '4': 'draw' };

type Asked = keyof typeof outcomes;
type Span = string | { readonly part: string; readonly specifier: string };

const set = { part: 'set', specifier: 'setnr' };
const game = { part: 'game', specifier: 'gamenr' };
const quarter = { part: 'quarter', specifier: 'quarternr' };
const inning = { part: 'inning', specifier: 'inningnr' };
const period = { part: 'period', specifier: 'periodnr' };
const map = { part: 'map', specifier: 'mapnr' };

const table: Readonly<Record<string, Entry>> = {
  ...four(['1', '16', '18', '26'], 'three-way', REGULAR),
  ...four(['60', '66', '68', '74'], 'three-way', 'half-1'),
  ...four(['83', '88', '90', '94'], 'three-way', 'half-2'),
  ...four(['219', '223', '225', '229'], 'two-way', MATCH),
  ...four(['251', '256', '258', '264'], 'two-way', MATCH),
  '186': scored('two-way', MATCH, 'parts'),
  '188': scored('handicap', MATCH, 'parts'),
  '314': scored('total', MATCH, 'parts'),
  '327': scored('handicap', MATCH, 'parts'),
  '328': scored('total', MATCH, 'parts'),
  '187': scored('handicap', MATCH),
  '189': scored('total', MATCH),
  '237': scored('handicap', MATCH),
  '238': scored('total', MATCH),
  '406': scored('two-way', MATCH),
  '410': scored('handicap', MATCH),
  '412': scored('total', MATCH),
  '202': scored('two-way', set),
  '203': scored('handicap', set),
  '204': scored('total', set),
  '309': scored('handicap', set),
  '310': scored('total', set),
  '245': scored('two-way', game),
  '246': scored('handicap', game),
  '247': scored('total', game),
  '235': scored('three-way', quarter),
  '303': scored('handicap', quarter),
  '236': scored('total', quarter),
  '274': scored('three-way', 'first-5'),
  '275': scored('handicap', 'first-5'),
  '276': scored('total', 'first-5'),
  '287': scored('three-way', inning),
  '443': scored('three-way', period),
  '446': scored('total', period),
  '330': scored('two-way', map),
  '45': correctScore(REGULAR, 'points', () => goalScores),
  '199': correctScore(MATCH, 'parts', (specifiers) => {
    const variant = /^sr:correct_score:bestof:([357])$/.exec(of(specifiers, 'variant'));
    if (!variant) throw new Unreadable('a variant of a correct score');
    return bestOfScores(Number(variant[1]));
  }),
  '8': firstTo('goal', 'goalnr', goal, true),
  '230': firstTo('points', 'pointnr', sides, false),
  '9001': ranked(() => 1),
  '9002': ranked((specifiers) => numberOf(specifiers, 'places')),
  '29': special('both-score', yesNo),
  '9003': special('run-in-first-inning', yesNo),
  '9004': special('penalty-kick', yesNo),
  '9005': special('method', methods),
};

/**
 * Reads which market is meant.
 *
 * @param specifiers `name=value`, with `|` between
 * @returns null for a market that is not offered
 * @throws Unreadable
 */
export function knownMarket(id: string, specifiers: string): KnownMarket | null {
  const entry = Object.hasOwn(table, id) ? table[id] : undefined;
  if (entry === undefined) return null;
  const read = specifiersOf(specifiers);
  const { outcomes: named } = entry;
  return {
    marketKey: marketKey(entry.market(read, [])),
    market: (outcomeIds) => entry.market(read, outcomeIds),
    selectionOf(outcomeId) {
      if (named === 'as-said') return outcomeId;
      return Object.hasOwn(named, outcomeId) ? (named[outcomeId] ?? null) : null;
    },
  };
}

/**
 * The family of a market's number, as `isOfFamily` reads it.
 *
 * @throws Error for a market that is not offered
 */
export function familyOf(id: string): string {
  const entry = table[id];
  if (entry === undefined) throw new Error(`There is no market ${id}.`);
  return entry.family;
}

function specifiersOf(text: string): Specifiers {
  const pairs = text === '' ? [] : text.split('|');
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Unreadable(`a specifier ${pair}`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function of(specifiers: Specifiers, name: string): string {
  const value = specifiers.get(name);
  if (value === undefined) throw new Unreadable(`no specifier ${name}`);
  return value;
}

function numberOf(specifiers: Specifiers, name: string): number {
  const value = of(specifiers, name);
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Unreadable(`${name} ${value}`);
  return Number(value);
}

/** Decimal text in quarters of a point: -0.75 is -3. */
function lineOf(specifiers: Specifiers, name: string): number {
  const value = of(specifiers, name);
  if (!/^[+-]?\d{1,3}(?:\.(?:0|00|25|5|50|75))?$/.test(value)) {
    throw new Unreadable(`${name} ${value}`);
  }
  // Quarters have an end in binary too. Adding 0 makes of -0 what it means.
  return Number(value) * 4 + 0;
}

function scored(kind: Asked, span: Span, count: Measure['count'] = 'points'): Entry {
  return {
    family: `${kind}/${spanFamily(span)}/${count}`,
    outcomes: outcomes[kind],
    market(specifiers) {
      const measure = { span: spanOf(span, specifiers), count };
      if (kind === 'handicap') return { kind, ...measure, line: lineOf(specifiers, 'hcp') };
      if (kind === 'total') return { kind, ...measure, line: lineOf(specifiers, 'total') };
      return { kind, ...measure };
    },
  };
}

function spanOf(span: Span, specifiers: Specifiers): string {
  return typeof span === 'string' ? span : `${span.part}-${numberOf(specifiers, span.specifier)}`;
}

function spanFamily(span: Span): string {
  return typeof span === 'string' ? span : `${span.part}-#`;
}

function four(
  [winner, handicap, total, oddEven]: readonly [string, string, string, string],
  asked: 'three-way' | 'two-way',
  span: string,
): Record<string, Entry> {
  return {
    [winner]: scored(asked, span),
    [handicap]: scored('handicap', span),
    [total]: scored('total', span),
    [oddEven]: scored('odd-even', span),
  };
}

function correctScore(
  span: string,
  count: Measure['count'],
  scores: (specifiers: Specifiers) => { home: number; away: number }[],
): Entry {
  return {
    family: `correct-score/${span}/${count}`,
    outcomes: count === 'points' ? goalOutcomes : 'as-said',
    market: (specifiers) => ({ kind: 'correct-score', span, count, scores: scores(specifiers) }),
  };
}

function firstTo(what: string, specifier: string, named: Outcomes, withNone: boolean): Entry {
  return {
    family: `first-to/${what}-#`,
    outcomes: named,
    market: (specifiers) => ({
      kind: 'first-to',
      mark: `${what}-${numberOf(specifiers, specifier)}`,
      contenders: ['home', 'away'],
      withNone,
    }),
  };
}

function ranked(places: (specifiers: Specifiers) => number): Entry {
  return {
    family: 'outright/race',
    outcomes: 'as-said',
    market: (specifiers, competitors) => ({
      kind: 'outright',
      race: 'race',
      competitors: [...competitors],
      places: places(specifiers),
    }),
  };
}

function special(question: string, named: Outcomes): Entry {
  return {
    family: `special/${question}`,
    outcomes: named,
    market: () => ({ kind: 'special', question, answers: Object.values(named) }),
  };
}
