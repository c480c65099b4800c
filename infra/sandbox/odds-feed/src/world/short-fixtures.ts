import { type League, leagues, MINUTE_MS, match, type Plan } from './fixtures.ts';
import { randomOf } from './random.ts';
import { type SportName, sportOf } from './sports.ts';

/** A league whose matches start one after the other, day and night. */
export type Tour = { readonly leagueId: number; readonly everyMs: number };

/**
 * At each hour matches of at least four sports are in play: the time between two starts is below half
 * of the shortest match of the sport.
 */
export const tours: readonly Tour[] = [
  { leagueId: 600, everyMs: 45 * MINUTE_MS },
  { leagueId: 610, everyMs: 25 * MINUTE_MS },
  { leagueId: 620, everyMs: 60 * MINUTE_MS },
  { leagueId: 630, everyMs: 25 * MINUTE_MS },
  { leagueId: 640, everyMs: 28 * MINUTE_MS },
];

/**
 * The match of a tour: number n starts at n times the time between two, which is shorter where matches
 * are played faster.
 */
export function tourPlan(seed: string, { leagueId, everyMs }: Tour, number: number): Plan {
  const league = leagues.find(({ id }) => id === leagueId);
  if (!league) throw new Error(`No league ${leagueId}.`);
  const eventId = `sr:match:${leagueId}${String(number).padStart(9, '0')}`;
  const random = randomOf(seed, 'tour', String(leagueId), String(number));
  return match(league, { eventId, startTime: number * everyMs }, random);
}

/** Leagues of which a short match can be played, in turn. */
const shortSports = leagues.filter(({ sport, aWeek }) => aWeek > 0 && sportOf(sport).inPlay);

/** The short match of a moment: number n starts at n times the interval. */
export function shortPlan(seed: string, number: number, everyMs: number): Plan {
  const league = shortSports[(number * 7) % shortSports.length];
  if (!league) throw new Error('No league is played in play.');
  const eventId = `sr:match:${7_000_000_000 + number}`;
  const random = randomOf(seed, 'short', String(number));
  return match(league, { eventId, startTime: number * everyMs }, random);
}

export type Cycle = {
  readonly sport: SportName;
  readonly everyMs: number;
  readonly matches: number;
};

export const cycles: readonly Cycle[] = [
  { sport: 'virtual-soccer', everyMs: 3 * MINUTE_MS, matches: 4 },
  { sport: 'dog-racing', everyMs: 2 * MINUTE_MS, matches: 1 },
  { sport: 'horse-racing', everyMs: 3 * MINUTE_MS, matches: 1 },
];

/** What is played in a cycle: number n starts at n times its length. */
export function cyclePlans(
  seed: string,
  { sport, everyMs, matches }: Cycle,
  number: number,
): Plan[] {
  const league = leagueOf(sport);
  const random = randomOf(seed, 'cycle', sport, String(number));
  const { form } = sportOf(sport);
  const startTime = number * everyMs;
  const who = random.shuffled(league.who);
  return Array.from({ length: matches }, (_, index) => {
    const eventId = `sr:match:${league.id}${String(number).padStart(9, '0')}${index}`;
    const base = { eventId, sport, tournament: league.tournament, startTime };
    const flags = { inPlay: false, isQuiet: false };
    if (form.family !== 'race') {
      return {
        ...base,
        ...flags,
        isRanked: false,
        competitors: who.slice(2 * index, 2 * index + 2),
      };
    }
    const runners = who.slice(0, form.runners).map((one, at) => ({ ...one, number: at + 1 }));
    return { ...base, ...flags, isRanked: true, competitors: runners };
  });
}

export function leagueOf(sport: SportName): League {
  const found = leagues.find((league) => league.sport === sport);
  if (!found) throw new Error(`No league of ${sport}.`);
  return found;
}
