import type { Market, Measure } from '../../../vocabulary/market.ts';
import { goalOutcomes } from './correct-scores.ts';
import { lineOf, numberOf, type Specifiers } from './specifiers.ts';

type Outcomes = Readonly<Record<string, string>>;

export type Entry = {
  /** Of its markets, whatever their specifiers are. */
  readonly family: string;
  readonly outcomes: Outcomes | 'as-named';
  market(specifiers: Specifiers, outcomeIds: readonly string[]): Market;
};

const outcomes = {
  'three-way': { '1': 'home', '2': 'draw', '3': 'away' },
  'two-way': { '4': 'home', '5': 'away' },
  handicap: { '1714': 'home', '1715': 'away' },
  total: { '12': 'over', '13': 'under' },
  'odd-even': { '70': 'odd', '72': 'even' },
} as const satisfies Record<string, Outcomes>;

type Asked = keyof typeof outcomes;

type Span = string | { readonly part: string; readonly specifier: string };

export function scored(kind: Asked, span: Span, count: Measure['count'] = 'points'): Entry {
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

export function four(
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

export function correctScore(
  span: string,
  count: Measure['count'],
  scores: (specifiers: Specifiers) => { home: number; away: number }[],
): Entry {
  return {
    family: `correct-score/${span}/${count}`,
    outcomes: count === 'points' ? goalOutcomes : 'as-named',
    market: (specifiers) => ({ kind: 'correct-score', span, count, scores: scores(specifiers) }),
  };
}

export function firstTo(
  what: string,
  specifier: string,
  named: Outcomes,
  withNone: boolean,
): Entry {
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

export function ranked(places: (specifiers: Specifiers) => number): Entry {
  return {
    family: 'outright/race',
    outcomes: 'as-named',
    market: (specifiers, competitors) => ({
      kind: 'outright',
      race: 'race',
      competitors: [...competitors],
      places: places(specifiers),
    }),
  };
}

export function special(question: string, named: Outcomes): Entry {
  return {
    family: `special/${question}`,
    outcomes: named,
    market: () => ({ kind: 'special', question, answers: Object.values(named) }),
  };
}
