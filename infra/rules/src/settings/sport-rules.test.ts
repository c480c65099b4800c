import { expect, test } from 'vitest';
import { loosenedSportRules, type PriceTerms } from './sport-rules.ts';

const matrix: PriceTerms['matrix'] = {
  crossings: [{ sport: 'soccer', kinds: ['three-way', 'total'] }],
  alone: [{ sport: 'soccer', kind: 'correct-score' }, { kind: 'outright' }],
  crossTicketsPerDayMax: 3,
};

const bonus = {
  legOddsMin: '1.50',
  steps: [
    { folds: 3, factor: 1_030 },
    { folds: 5, factor: 1_050 },
  ],
};

const before: PriceTerms = {
  liveDelayMs: 4_000,
  bonus,
  cancel: { minutesMax: 10, perDayMax: 3 },
  matrix,
};

const stepped = (...steps: [folds: number, factor: number][]): Partial<PriceTerms> => ({
  bonus: { ...bonus, steps: steps.map(([folds, factor]) => ({ folds, factor })) },
});

const combined = (change: Partial<PriceTerms['matrix']>): Partial<PriceTerms> => ({
  matrix: { ...matrix, ...change },
});

const crossing = (...kinds: string[]) => ({ sport: 'soccer', kinds });

test.each<[string, Partial<PriceTerms>, string[]]>([
  ['nothing', {}, []],
  ['a shorter delay in play', { liveDelayMs: 3_999 }, ['liveDelayMs']],
  ['a longer one', { liveDelayMs: 8_000 }, []],
  ['no bonus', { bonus: null }, []],
  ['a bonus for lower prices', { bonus: { ...bonus, legOddsMin: '1.49' } }, ['bonus']],
  // As text it would be lower.
  ['a bonus for higher prices', { bonus: { ...bonus, legOddsMin: '10.00' } }, []],
  ['more for as many legs', stepped([3, 1_031], [5, 1_050]), ['bonus']],
  ['as much for fewer legs', stepped([2, 1_030], [5, 1_050]), ['bonus']],
  ['another step, above what it had', stepped([3, 1_030], [5, 1_050], [7, 1_070]), ['bonus']],
  ['another step of as much', stepped([3, 1_030], [4, 1_030], [5, 1_050]), []],
  ['fewer steps', stepped([5, 1_050]), []],
  [
    'a longer time to take back',
    { cancel: { minutesMax: 11, perDayMax: 3 } },
    ['cancel.minutesMax'],
  ],
  ['more bets taken back', { cancel: { minutesMax: 5, perDayMax: 4 } }, ['cancel.perDayMax']],
  ['fewer of them', { cancel: { minutesMax: 0, perDayMax: 0 } }, []],
  [
    'another crossing',
    combined({ crossings: [...matrix.crossings, crossing('two-way', 'total')] }),
    ['matrix.crossings'],
  ],
  [
    'the same one in another sport',
    combined({ crossings: [{ sport: 'baseball', kinds: ['three-way', 'total'] }] }),
    ['matrix.crossings'],
  ],
  ['the same crossing, turned', combined({ crossings: [crossing('total', 'three-way')] }), []],
  ['no crossing', combined({ crossings: [] }), []],
  [
    'a market that may stand beside others',
    combined({ alone: [{ kind: 'outright' }] }),
    ['matrix.alone'],
  ],
  [
    'a rule for one league instead of all',
    combined({
      alone: [{ kind: 'outright' }, { sport: 'soccer', kind: 'correct-score', leagueId: 'k1' }],
    }),
    ['matrix.alone'],
  ],
  [
    'a rule for all sports',
    combined({ alone: [{ kind: 'outright' }, { kind: 'correct-score' }] }),
    [],
  ],
  ['everything alone', combined({ alone: [{}] }), []],
  [
    'one crossed ticket more',
    combined({ crossTicketsPerDayMax: 4 }),
    ['matrix.crossTicketsPerDayMax'],
  ],
  ['any number', combined({ crossTicketsPerDayMax: null }), ['matrix.crossTicketsPerDayMax']],
  ['none', combined({ crossTicketsPerDayMax: 0 }), []],
])('rules after %s', (_, change, loosened) => {
  expect(loosenedSportRules(before, { ...before, ...change })).toEqual(loosened);
});

test('a first bonus loosens, and a limit of crossed tickets instead of none does not', () => {
  const open = { ...before, bonus: null, matrix: { ...matrix, crossTicketsPerDayMax: null } };
  expect(loosenedSportRules(open, { ...open, bonus })).toEqual(['bonus']);
  expect(loosenedSportRules(open, { ...open, bonus: { ...bonus, steps: [] } })).toEqual([]);
  expect(loosenedSportRules(open, { ...open, matrix })).toEqual([]);
});
