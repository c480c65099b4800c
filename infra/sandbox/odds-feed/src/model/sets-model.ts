import type { SetsForm } from '../world/forms.ts';
import { type Board, type Part, wonParts } from './course.ts';
import type { Model, Outlook, Sides } from './outlook.ts';
import { joined, type Pmf, point, scaled, summed } from './pmf.ts';
import { add, type Outcome, rulesOf, setOutcomes } from './sets.ts';

export function setsModel(
  form: SetsForm,
  { p, bestOf }: { p: number; bestOf: number },
  board: Board,
): Model {
  const won = wonParts(board.parts);
  const current = board.parts.find(({ isOver }) => !isOver) ?? null;
  const nextNumber = board.parts.length + (current ? 0 : 1);
  const setFrom = (number: number): Outcome[] => {
    const from = current?.number === number ? current : { home: 0, away: 0 };
    return setOutcomes(p, from, rulesOf(form, number, bestOf));
  };
  const isDecided = Math.max(won.home, won.away) * 2 > bestOf;
  // Only what is sure to be played: a fifth set is offered when there is one.
  const willCome = (number: number) => {
    const isSure = number === nextNumber || number * 2 <= bestOf + 1;
    return !isDecided && number >= nextNumber && isSure;
  };
  return {
    outlook({ span, number, count }) {
      if (span === 'match') {
        if (board.isOver || isDecided) return null;
        const from = { won, nextNumber, bestOf, setFrom };
        return count === 'parts' ? matchParts(from) : matchPoints(from, board.parts);
      }
      if (span !== form.part || !willCome(number)) return null;
      return outlookOf(setFrom(number));
    },
    next: () => ({ home: p, none: 0, away: 1 - p }),
    raceTo: () => ({ home: p, away: 1 - p }),
  };
}

type MatchFrom = {
  readonly won: Sides<number>;
  readonly nextNumber: number;
  readonly bestOf: number;
  readonly setFrom: (number: number) => Outcome[];
};

function matchParts({ won, nextNumber, bestOf, setFrom }: MatchFrom): Outlook {
  const ends: Outcome[] = [];
  let front = new Map([['', { ...won, p: 1 }]]);
  for (let number = nextNumber; front.size > 0; number += 1) {
    const home = chanceOf(setFrom(number), (one) => one.home > one.away);
    const next = new Map<string, Outcome>();
    for (const one of front.values()) {
      if (Math.max(one.home, one.away) * 2 > bestOf) {
        ends.push(one);
        continue;
      }
      add(next, { ...one, home: one.home + 1, p: one.p * home });
      add(next, { ...one, away: one.away + 1, p: one.p * (1 - home) });
    }
    front = next;
  }
  return outlookOf(ends);
}

type Way = { readonly home: number; readonly away: number; ahead: Pmf; sum: Pmf };

/** Points of the whole match, over all ways that its parts may be won. */
function matchPoints(from: MatchFrom, parts: readonly Part[]): Outlook {
  const over = parts.filter(({ isOver }) => isOver);
  const lead = over.reduce((sum, one) => sum + one.home - one.away, 0);
  const all = over.reduce((sum, one) => sum + one.home + one.away, 0);
  const ends: Way[] = [];
  let front: Way[] = [{ ...from.won, ahead: point(lead), sum: point(all) }];
  for (let number = from.nextNumber; front.length > 0; number += 1) {
    ends.push(...front.filter((way) => Math.max(way.home, way.away) * 2 > from.bestOf));
    const open = front.filter((way) => Math.max(way.home, way.away) * 2 < from.bestOf);
    const outcomes = open.length > 0 ? from.setFrom(number) : [];
    front = merged(open.flatMap((way) => waysOn(way, outcomes)));
  }
  return {
    ahead: joined(...ends.map(({ ahead }) => ahead)),
    sum: joined(...ends.map(({ sum }) => sum)),
    score: () => 0,
  };
}

function waysOn(way: Way, outcomes: readonly Outcome[]): Way[] {
  const byHome = outcomes.filter(({ home, away }) => home > away);
  const byAway = outcomes.filter(({ home, away }) => home < away);
  return [
    { ...way, home: way.home + 1, ...extended(way, byHome) },
    { ...way, away: way.away + 1, ...extended(way, byAway) },
  ];
}

function extended(way: Way, outcomes: readonly Outcome[]): Pick<Way, 'ahead' | 'sum'> {
  return {
    ahead: summed(
      way.ahead,
      pmfOf(outcomes, ({ home, away }) => home - away),
    ),
    sum: summed(
      way.sum,
      pmfOf(outcomes, ({ home, away }) => home + away),
    ),
  };
}

function merged(ways: readonly Way[]): Way[] {
  const byScore = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.home}:${way.away}`;
    const other = byScore.get(key);
    const sum = other ? joined(other.sum, way.sum) : way.sum;
    byScore.set(key, { ...way, ahead: other ? joined(other.ahead, way.ahead) : way.ahead, sum });
  }
  return [...byScore.values()];
}

function outlookOf(ends: readonly Outcome[]): Outlook {
  return {
    ahead: pmfOf(ends, ({ home, away }) => home - away),
    sum: pmfOf(ends, ({ home, away }) => home + away),
    score: (home, away) => chanceOf(ends, (one) => one.home === home && one.away === away),
  };
}

function pmfOf(ends: readonly Outcome[], value: (one: Outcome) => number): Pmf {
  return joined(...ends.map((one) => scaled(point(value(one)), one.p)));
}

function chanceOf(ends: readonly Outcome[], holds: (one: Outcome) => boolean): number {
  return ends.reduce((sum, one) => (holds(one) ? sum + one.p : sum), 0);
}
