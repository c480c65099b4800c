import type { LegName } from '@noriter/rules/leg-name';
import type { Sport } from '@noriter/rules/sports';
import type { FixtureFacts, MarketShape } from '../../sportsbook/model/shape.ts';
import type { League, Market, Names, Runner } from '../../sportsbook/model/sport-types.ts';

/** One chosen selection at the odds that were seen, with what the slip says of it. */
export type SlipLeg = LegName & {
  odds: string;
  sport: Sport;
  leagueId: string;
  league: Names;
  home: Names | null;
  away: Names | null;
  /** Who is bet on, where many are ranked. */
  runners: Runner[];
  startsAt: string;
  market: Market;
  /** In play when it was chosen. */
  isLive: boolean;
};

export function legOf(
  { fixtureId, sport, league, home, away, runners: all, startsAt }: FixtureFacts,
  { marketKey, market }: MarketShape,
  seen: { selectionId: string; odds: string; isLive: boolean },
): SlipLeg {
  const { leagueId } = league;
  const runners = all.filter(({ competitorId }) => competitorId === seen.selectionId);
  const of = { fixtureId, sport, leagueId, league: namesOf(league), home, away, runners, startsAt };
  return { ...of, marketKey, market, ...seen };
}

function namesOf({ nameKo, nameEn }: League): Names {
  return { nameKo, nameEn };
}
