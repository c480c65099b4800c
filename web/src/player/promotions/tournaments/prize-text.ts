import type { TFunction } from 'i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';

type Prize = Tournament['prizes'][number];

/** The places a prize is for: '1위', '2~5위'. */
export function placesText(
  t: TFunction<'promotion'>,
  { fromPlace: from, toPlace: to }: Prize,
): string {
  return from === to
    ? t('tournament.place', { place: from })
    : t('tournament.places', { from, to });
}

/** What a place wins; null below the last prize. */
export function prizeOf(prizes: readonly Prize[], place: number): Prize | null {
  return prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace) ?? null;
}
