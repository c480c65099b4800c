import { type Sport, sports } from '@noriter/rules/sports';

/** Names of sports are found under `sport:name`. */
export function sportOf(name: unknown): Sport | null {
  return sports.find((sport) => sport === name) ?? null;
}

/** The specification's filter bar of the matches to come. */
const prematchFilter = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
] as const satisfies readonly Sport[];

/** Its second list, of the matches that are played. */
const liveFilter = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'tennis',
  'hockey',
  'handball',
  'american-football',
  'esport',
] as const satisfies readonly Sport[];

export const virtualSports = [
  'virtual-soccer',
  'dog-racing',
  'horse-racing',
] as const satisfies readonly Sport[];

export const esports = ['esport'] as const satisfies readonly Sport[];

export const isVirtual = (sport: Sport) => virtualSports.some((one) => one === sport);

/**
 * The sports of a filter bar: those of the specification in its order, and behind them every other
 * one that has something to show, so that nothing is offered that cannot be found.
 */
export function filterSports(mode: 'prematch' | 'live', offered: readonly Sport[]): Sport[] {
  const named: readonly Sport[] = mode === 'live' ? liveFilter : prematchFilter;
  const others = sports.filter(
    (sport) => offered.includes(sport) && !named.includes(sport) && !isVirtual(sport),
  );
  return [...named, ...others];
}

/** The sport a page shows: of a page about a few sports the first, until one of them is chosen. */
export function chosenSport(only: readonly Sport[] | undefined, asked: Sport | undefined) {
  if (only === undefined) return asked;
  return only.find((sport) => sport === asked) ?? only[0];
}
