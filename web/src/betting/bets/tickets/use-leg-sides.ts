import { useQuery } from '@tanstack/react-query';
import type { TicketLeg } from '../../sportsbook/model/sport-types.ts';
import { fixtureQuery } from '../../sportsbook/prices/sport-queries.ts';
import { isRace, type LegSides, sidesOf } from '../model/leg-sides.ts';

/** A leg's sides; of a race, who runs and its league are asked for. */
export function useLegSides(leg: TicketLeg): LegSides {
  const { data } = useQuery({
    ...fixtureQuery(leg.fixtureId),
    enabled: isRace(leg),
    refetchInterval: false,
  });
  return sidesOf(leg, data);
}
