import type { Sides } from '../../../betting/sportsbook/model/selection-text.ts';
import type { ExposedMarket } from '../../shared/contracts.ts';

type NamedSides = Pick<ExposedMarket, 'homeKo' | 'homeEn' | 'awayKo' | 'awayEn'>;

/** The two sides of a match as the words for it are made of them; a race names nobody here. */
export function sidesOf({ homeKo, homeEn, awayKo, awayEn }: NamedSides): Sides {
  const names = (nameKo: string | null, nameEn: string | null) =>
    nameKo === null ? null : { nameKo, nameEn: nameEn ?? '' };
  return { home: names(homeKo, homeEn), away: names(awayKo, awayEn), runners: [] };
}
