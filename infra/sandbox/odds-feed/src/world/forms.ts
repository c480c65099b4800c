/** How a sport is played. */

/** Points come one play after the other, at a rate; there is a tie, or something decides it. */
export type ScoringForm = {
  readonly family: 'scoring';
  readonly part: string;
  readonly parts: number;
  /** Seconds that a part takes, and the break after it. */
  readonly seconds: number;
  readonly pause: number;
  readonly isClocked: boolean;
  /** Points of a play, and how many plays of it a side has in a match, on average. */
  readonly plays: readonly { readonly points: number; readonly mean: number }[];
  /** How much a team's worth moves its rate, and what home is worth. */
  readonly spread: number;
  readonly homeWorth: number;
  readonly overtime: Overtime | null;
  /** Bets stop when points come. */
  readonly stopsBets: boolean;
};

export type Overtime = {
  readonly part: string;
  readonly seconds: number;
  /** Of the rate of a whole regular time. */
  readonly share: number;
  /** The first point ends it; without one, a shoot-out does. */
  readonly isSudden: boolean;
};

/** Parts are won: so many points, two ahead, or the cap. */
export type SetsForm = {
  readonly family: 'sets';
  readonly part: string;
  readonly bestOf: readonly number[];
  readonly target: number;
  /** Of the last part there can be. */
  readonly lastTarget: number;
  readonly cap: number;
  readonly seconds: number;
  readonly pause: number;
  readonly spread: number;
};

export type BoutForm = {
  readonly family: 'bout';
  readonly seconds: number;
  readonly spread: number;
};
export type RaceForm = {
  readonly family: 'race';
  readonly seconds: number;
  readonly runners: number;
  readonly places: number;
};
export type Form = ScoringForm | SetsForm | BoutForm | RaceForm;
