/** Who plays whom when: a week's calendar, short matches, virtual cycles. All follow from the seed. */
import { leagueData } from './league-data.ts';
import { type Random, randomOf } from './random.ts';
import { type SportName, sportOf } from './sports.ts';

export type Names = { readonly ko: string; readonly en: string };

export type Competitor = {
  readonly id: string;
  readonly names: Names;
  /** Of a runner. */
  readonly number?: number;
};

export type Tournament = { readonly id: string; readonly names: Names };

/** What is announced of a fixture. */
export type Plan = {
  readonly eventId: string;
  readonly sport: SportName;
  readonly tournament: Tournament;
  /** Milliseconds since 1970. */
  readonly startTime: number;
  /** Home and away, or all that are ranked. */
  readonly competitors: readonly Competitor[];
  readonly isRanked: boolean;
  readonly inPlay: boolean;
  /** Nothing happens in it by itself. */
  readonly isQuiet: boolean;
  /** Of each handicap and total; left out, as many as its sport has. */
  readonly lines?: number;
};

export type League = {
  readonly id: number;
  readonly sport: SportName;
  readonly tournament: Tournament;
  readonly who: readonly Competitor[];
  readonly aWeek: number;
  readonly hours: readonly number[];
};

export const MINUTE_MS = 60_000;

const DAY_MS = 24 * 60 * MINUTE_MS;

export const WEEK_MS = 7 * DAY_MS;

const KOREA_MS = 9 * 60 * MINUTE_MS;

/** The first Monday after 1970 began, at midnight in Korea. */
const FIRST_MONDAY_MS = 4 * DAY_MS - KOREA_MS;

export const leagues: readonly League[] = leagueData.map(
  ({ id, sport, name, aWeek, hours, who }) => ({
    id,
    sport,
    tournament: { id: `sr:tournament:${id}`, names: namesOf(name) },
    aWeek,
    hours,
    who: who.map((one, at) => ({ id: `sr:competitor:${id * 100 + at + 1}`, names: namesOf(one) })),
  }),
);

export function weekOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS);
}

/** The calendar of a week, in the order it is played. */
export function weekPlans(seed: string, week: number): Plan[] {
  const monday = FIRST_MONDAY_MS + week * WEEK_MS;
  const plans = leagues.flatMap((league) => {
    const random = randomOf(seed, 'week', String(week), String(league.id));
    const matches = Array.from({ length: league.aWeek }, (_, index) => {
      const day = Math.floor((index * 7) / league.aWeek);
      const hour = league.hours[index % league.hours.length] ?? 19;
      const minute = random.pick([0, 0, 0, 30]);
      const startTime = monday + day * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
      const eventId = `sr:match:${eventNumber(week, league.id, index)}`;
      return match(league, { eventId, startTime }, random);
    });
    return [...matches, ...season(league, week, monday)];
  });
  return plans.toSorted((one, other) => one.startTime - other.startTime);
}

/** Who wins the league: decided when its week is over. */
function season(league: League, week: number, monday: number): Plan[] {
  if (league.id !== 410 && league.id !== 430) return [];
  const eventId = `sr:season:${eventNumber(week, league.id, 0)}`;
  const { sport, tournament, who } = league;
  const base = { eventId, sport, tournament, startTime: monday + WEEK_MS - MINUTE_MS };
  return [{ ...base, competitors: who, isRanked: true, inPlay: false, isQuiet: false }];
}

export function match(
  { sport, tournament, who }: League,
  { eventId, startTime }: { eventId: string; startTime: number },
  random: Random,
): Plan {
  const competitors = random.shuffled(who).slice(0, 2);
  const { inPlay } = sportOf(sport);
  const flags = { isRanked: false, inPlay, isQuiet: false };
  return { eventId, sport, tournament, startTime, competitors, ...flags };
}

function eventNumber(week: number, league: number, index: number): number {
  return (week * 10_000 + league) * 100 + index;
}

function namesOf(text: string): Names {
  const [ko = '', en = ''] = text.split('|');
  return { ko, en };
}
