/**
 * How a match goes: its stages one after the other and the plays in them, in seconds from its start
 * (breaks count). All that is published of a match follows from its course and the second it is in.
 */
export type Side = 'home' | 'away';
export type Play = { readonly at: number; readonly side: Side; readonly points: number };

export type PartName = { readonly type: string; readonly number: number };
export type Stage = { readonly part: PartName; readonly from: number; readonly to: number };

export type Course = { readonly stages: readonly Stage[]; readonly plays: readonly Play[] };

export type Score = { readonly home: number; readonly away: number };
export type Part = PartName & Score & { readonly isOver: boolean };

/** What can be seen of a match at a moment. */
export type Board = {
  /** Those that have begun, in order; two stages of one part are one. */
  readonly parts: readonly Part[];
  /** Of the match clock. */
  readonly elapsed: number;
  /** Every stage there is has ended. */
  readonly isOver: boolean;
};

export function boardAt({ stages, plays }: Course, second: number): Board {
  const begun = stages.filter(({ from }) => from <= second);
  const parts = new Map<string, Part>();
  for (const [index, stage] of begun.entries()) {
    const isLast = index === stages.length - 1;
    const within = plays.filter(({ at }) => {
      return at >= stage.from && (at < stage.to || (isLast && at <= stage.to)) && at <= second;
    });
    const name = partKey(stage.part);
    const before = parts.get(name) ?? { home: 0, away: 0 };
    parts.set(name, {
      ...stage.part,
      home: before.home + pointsOf(within, 'home'),
      away: before.away + pointsOf(within, 'away'),
      isOver: second >= stage.to,
    });
  }
  const played = begun.map(({ from, to }) => Math.min(second, to) - from);
  return {
    parts: [...parts.values()],
    elapsed: Math.floor(played.reduce((sum, one) => sum + one, 0)),
    isOver: begun.length === stages.length && stages.every(({ to }) => second >= to),
  };
}

export function partKey({ type, number }: PartName): string {
  return `${type}-${number}`;
}

/** Points of all parts together. */
export function totalOf(parts: readonly Score[]): Score {
  return {
    home: parts.reduce((sum, { home }) => sum + home, 0),
    away: parts.reduce((sum, { away }) => sum + away, 0),
  };
}

/** How many of the parts each has won; nobody wins a level one. */
export function wonParts(parts: readonly Part[]): Score {
  const over = parts.filter(({ isOver }) => isOver);
  return {
    home: over.filter(({ home, away }) => home > away).length,
    away: over.filter(({ home, away }) => away > home).length,
  };
}

function pointsOf(plays: readonly Play[], side: Side): number {
  return plays.reduce((sum, play) => (play.side === side ? sum + play.points : sum), 0);
}
