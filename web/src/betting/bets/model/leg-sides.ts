import type { Sides } from '../../sportsbook/model/selection-text.ts';
import type { Fixture, League, Names, TicketLeg } from '../../sportsbook/model/sport-types.ts';

/** The sides of a leg as its texts are made of them, and its league where that is known. */
export type LegSides = Sides & { league: League | null };

/** Answers a leg's sides; players and operators ask for a race each with their own session. */
export type UseLegSides = (leg: TicketLeg) => LegSides;

/** A race has no sides: its league and who runs have to be asked for. */
export function isRace({ homeKo, awayKo }: TicketLeg): boolean {
  return homeKo === null || awayKo === null;
}

export function sidesOf(
  { homeKo, homeEn, awayKo, awayEn }: TicketLeg,
  race: Pick<Fixture, 'runners' | 'league'> | undefined,
): LegSides {
  return {
    home: namesOf(homeKo, homeEn),
    away: namesOf(awayKo, awayEn),
    runners: race?.runners ?? [],
    league: race?.league ?? null,
  };
}

function namesOf(nameKo: string | null, nameEn: string | null): Names | null {
  return nameKo === null ? null : { nameKo, nameEn: nameEn ?? '' };
}
