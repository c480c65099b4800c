import type { Leg } from '../../../vocabulary/leg.ts';

/** The leagues in which a ticket combines markets of one match. */
export function crossedLeagues(legs: readonly Leg[]): readonly string[] {
  const crossed = legs.filter((leg, at) =>
    legs.some((other, place) => place !== at && other.fixtureId === leg.fixtureId),
  );
  return [...new Set(crossed.map(({ leagueId }) => leagueId))];
}
