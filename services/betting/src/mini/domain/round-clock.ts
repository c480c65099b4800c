/**
 * Invariant: rounds follow each other on the Korean clock without gap or overlap, whatever the
 * cycle. Round n of a game day is drawn n cycles after its midnight, so the last one is drawn at
 * the next midnight and still belongs to the day before.
 */

/** Times in seconds. */
export type RoundCycle = {
  readonly cycle: number;
  /** A provider's clock may run behind the round hour. */
  readonly offset: number;
  /** Bets end so long before the draw. */
  readonly cutOff: number;
};

export type Round = {
  /** yyyy-MM-dd in Korea. */
  readonly gameDay: string;
  readonly number: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
};

const DAY = 86_400;
const SECOND_MS = 1_000;
/** Korea is nine hours ahead and has no summer time. */
const KOREA_AHEAD = 9 * 3_600;

export function roundsPerDay({ cycle }: RoundCycle): number {
  return Math.floor(DAY / cycle);
}

/** @throws RangeError when the day has no such round */
export function roundOf(clock: RoundCycle, gameDay: string, number: number): Round {
  if (!Number.isInteger(number) || number < 1 || number > roundsPerDay(clock)) {
    throw new RangeError(`A game day has no round ${number}.`);
  }
  const midnight = Date.parse(`${gameDay}T00:00:00+09:00`) / SECOND_MS;
  const drawsAt = midnight + number * clock.cycle + clock.offset;
  return {
    gameDay,
    number,
    opensAt: at(drawsAt - clock.cycle),
    closesAt: at(drawsAt - clock.cutOff),
    drawsAt: at(drawsAt),
  };
}

/** The round that is drawn next. */
export function roundAt(clock: RoundCycle, now: Date): Round {
  const elapsed = now.getTime() / SECOND_MS + KOREA_AHEAD - clock.offset;
  const day = Math.floor(elapsed / DAY);
  const number = Math.floor((elapsed - day * DAY) / clock.cycle) + 1;
  // What is left of a day that its cycle does not fill belongs to the next day's first round.
  if (number > roundsPerDay(clock)) return roundOf(clock, dayName(day + 1), 1);
  return roundOf(clock, dayName(day), number);
}

/** That round and those behind it. */
export function roundsFrom(clock: RoundCycle, now: Date, count: number): readonly Round[] {
  const rounds: Round[] = [];
  for (let from = now; rounds.length < count; from = rounds.at(-1)?.drawsAt ?? now) {
    rounds.push(roundAt(clock, from));
  }
  return rounds;
}

function at(seconds: number): Date {
  return new Date(seconds * SECOND_MS);
}

function dayName(day: number): string {
  return at(day * DAY)
    .toISOString()
    .slice(0, 10);
}
