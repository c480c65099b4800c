/** What the model predicts of each outcome of a market. */
import { type MarketType, OTHER_SCORE, outcomeIds, SCORE_MAX, scoreOutcomeId } from '../markets.ts';
import type { Model, Outlook } from '../model/outlook.ts';
import { around, type Pmf } from '../model/pmf.ts';
import type { Chance } from './price.ts';

/** Which market of a type: its part, goal or points, and its line in quarters. */
export type Asked = {
  readonly type: MarketType;
  readonly number: number | null;
  readonly quarters: number | null;
};

/** What a model of points does not know. */
export type Extras = {
  readonly bestOf: number;
  /** The chance that it will be, or was. */
  readonly penalty: number;
  readonly method: Readonly<Record<'knockOut' | 'submission' | 'points' | 'draw', number>>;
};

/** null: it is not offered, or not any more. */
export function chancesOf(asked: Asked, model: Model, extras: Extras): Chance[] | null {
  const { type, number } = asked;
  switch (type.asks) {
    case 'goal': {
      const { home, none, away } = model.next();
      if (home + away === 0) return null;
      const ids = outcomeIds.goal;
      return [of(ids.home, home), of(ids.none, none), of(ids.away, away)];
    }
    case 'race-to': {
      const { home, away } = model.raceTo(number ?? 1);
      return [of(outcomeIds['race-to'].home, home), of(outcomeIds['race-to'].away, away)];
    }
    case 'method':
      return (['knockOut', 'submission', 'points', 'draw'] as const).map((key) =>
        of(outcomeIds.method[key], extras.method[key]),
      );
    case 'yes-no':
      return yesNo(type.id, model, extras);
    case 'ranked':
      return null;
    default: {
      const outlook = model.outlook({ span: type.span, number: number ?? 0, count: type.count });
      return outlook && byScore(asked, outlook, extras);
    }
  }
}

function byScore({ type, quarters }: Asked, outlook: Outlook, { bestOf }: Extras): Chance[] | null {
  switch (type.asks) {
    case 'three-way': {
      const { above, on, below } = around(outlook.ahead, 0);
      const ids = outcomeIds['three-way'];
      return [of(ids.home, above), of(ids.draw, on), of(ids.away, below)];
    }
    case 'two-way': {
      const { above, below } = around(outlook.ahead, 0);
      const { home, away } = outcomeIds['two-way'];
      return twoOf(home, away, shareOf(above, below));
    }
    case 'handicap': {
      const { home, away } = outcomeIds.handicap;
      return twoOf(home, away, overLine(outlook.ahead, -(quarters ?? 0)));
    }
    case 'total': {
      const { over, under } = outcomeIds.total;
      return twoOf(over, under, overLine(outlook.sum, quarters ?? 0));
    }
    case 'odd-even': {
      const odd = outlook.sum.p.reduce(
        (sum, p, i) => sum + ((outlook.sum.from + i) % 2 ? p : 0),
        0,
      );
      return [of(outcomeIds['odd-even'].odd, odd), of(outcomeIds['odd-even'].even, 1 - odd)];
    }
    case 'correct-score':
      return type.count === 'parts' ? setScores(outlook, bestOf) : goalScores(outlook);
    default:
      return null;
  }
}

/**
 * The chance of what is above a line, of all that is decided by it: on a whole line the stake goes
 * back when it is met, on a quarter one half of it does.
 *
 * @returns null when the line is sure to be met: every stake would go back
 */
export function overLine(pmf: Pmf, quarters: number): number | null {
  let won = 0;
  let lost = 0;
  for (const [i, p] of pmf.p.entries()) {
    const margin = (pmf.from + i) * 4 - quarters;
    const share = Math.min(1, Math.abs(margin) / 2) * p;
    if (margin > 0) won += share;
    else lost += share;
  }
  return shareOf(won, lost);
}

function shareOf(one: number, other: number): number | null {
  return one + other > 0 ? one / (one + other) : null;
}

/** Two outcomes of which one wins; null where neither can. */
function twoOf(id: string, other: string, p: number | null): Chance[] | null {
  return p === null ? null : [of(id, p), of(other, 1 - p)];
}

/** Every result of a match that is won by parts: the winner has the same number each time. */
export function setScoresOf(bestOf: number): { home: number; away: number }[] {
  const won = (bestOf + 1) / 2;
  const lost = Array.from({ length: won }, (_, index) => index);
  return [
    ...lost.map((away) => ({ home: won, away })),
    ...lost.map((home) => ({ home, away: won })).toReversed(),
  ];
}

function setScores(outlook: Outlook, bestOf: number): Chance[] {
  const scores = setScoresOf(bestOf).map(({ home, away }) => {
    return of(`${home}:${away}`, outlook.score(home, away));
  });
  return [...scores, of('other', 0)];
}

function goalScores(outlook: Outlook): Chance[] {
  const goals = Array.from({ length: SCORE_MAX + 1 }, (_, index) => index);
  const scores = goals.flatMap((away) =>
    goals.map((home) => of(scoreOutcomeId(home, away), outlook.score(home, away))),
  );
  const listed = scores.reduce((sum, { p }) => sum + p, 0);
  return [...scores, of(OTHER_SCORE, Math.max(0, 1 - listed))];
}

function yesNo(id: number, model: Model, extras: Extras): Chance[] | null {
  const yes = id === 9004 ? extras.penalty : yesByScore(id, model);
  return yes === null
    ? null
    : [of(outcomeIds['yes-no'].yes, yes), of(outcomeIds['yes-no'].no, 1 - yes)];
}

function yesByScore(id: number, model: Model): number | null {
  if (id === 9003) {
    const inning = model.outlook({ span: 'inning', number: 1, count: 'points' });
    return inning && 1 - inning.score(0, 0);
  }
  const regular = model.outlook({ span: 'regular', number: 0, count: 'points' });
  if (!regular) return null;
  let both = 0;
  for (let home = 1; home < 20; home += 1) {
    for (let away = 1; away < 20; away += 1) both += regular.score(home, away);
  }
  return both;
}

function of(id: string, p: number): Chance {
  return { id, p };
}
