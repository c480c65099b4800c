import { useQuery } from '@tanstack/react-query';
import { isRace, type LegSides, sidesOf } from '../../../betting/bets/model/leg-sides.ts';
import type { TicketLeg } from '../../../betting/sportsbook/model/sport-types.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** A leg's sides; of a race, who runs and its league are asked for. */
export function useLegSides(leg: TicketLeg): LegSides {
  const { fixtureId } = leg;
  const { data } = useQuery({
    queryKey: ['admin', 'bets', 'race', fixtureId],
    queryFn: () => answerOf(operatorApi.POST('/api/sport/fixture', { body: { fixtureId } })),
    enabled: isRace(leg),
  });
  return sidesOf(leg, data?.fixture);
}
