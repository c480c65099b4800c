import { useQuery } from '@tanstack/react-query';
import type { League, Names, TicketLeg } from '../api.ts';
import type { Sides } from '../pick-words.ts';
import { fixtureQuery } from '../sport-queries.ts';

/** The sides of a leg as the words for it are made of them, and its league where that is known. */
export type LegSides = Sides & { league: League | null };

/** A race has no sides: its league and who runs are asked for with it. */
export function useLegSides(leg: TicketLeg): LegSides {
  const { fixtureId, homeKo, homeEn, awayKo, awayEn } = leg;
  const isRace = homeKo === null || awayKo === null;
  const { data } = useQuery({
    ...fixtureQuery(fixtureId),
    enabled: isRace,
    refetchInterval: false,
  });
  return {
    home: namesOf(homeKo, homeEn),
    away: namesOf(awayKo, awayEn),
    runners: data?.runners ?? [],
    league: data?.league ?? null,
  };
}

function namesOf(nameKo: string | null, nameEn: string | null): Names | null {
  return nameKo === null ? null : { nameKo, nameEn: nameEn ?? '' };
}
