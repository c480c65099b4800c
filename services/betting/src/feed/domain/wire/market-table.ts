/**
 * The feed's numbers of markets and outcomes, as ours: those below 9000 are of the Unified Odds
 * Feed. A number that is not here is a market we do not offer.
 */
import { MATCH, REGULAR } from '@noriter/rules/sports';
import { bestOfScores } from '../../../vocabulary/best-of.ts';
import { type Market, marketKey } from '../../../vocabulary/market.ts';
import { NONE } from '../../../vocabulary/market-selections.ts';
import { goalScores } from './correct-scores.ts';
import {
  correctScore,
  type Entry,
  firstTo,
  four,
  ranked,
  scored,
  special,
} from './market-entries.ts';
import { numberOf, of, specifiersOf, Unreadable } from './specifiers.ts';

/** A market of the feed, read. */
export type KnownMarket = {
  readonly marketKey: string;
  /** @param outcomeIds of the feed: of those who are ranked, only they name them */
  market(outcomeIds: readonly string[]): Market;
  /** Ours; null for an outcome that the market cannot have. */
  selectionOf(outcomeId: string): string | null;
};

const goal = { '6': 'home', '7': NONE, '8': 'away' };

const sides = { '4': 'home', '5': 'away' };

const yesNo = { '74': 'yes', '76': 'no' };

const methods = { '1': 'knock-out', '2': 'submission', '3': 'points', '4': 'draw' };

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
      if (named === 'as-named') return outcomeId;
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
