/** Chips on the spots: laid down and not sent yet, and what the server has taken. */
import { type Spot, spots } from '../../src/baccarat/bets.ts';

export type Stakes = Map<Spot, bigint>;

export function createStakes() {
  let laid: Stakes = new Map();
  let last: Stakes = new Map();
  const taken = new Map<string, Stakes>();
  const ofRound = (roundId: string) => taken.get(roundId) ?? new Map<Spot, bigint>();
  return {
    lay(spot: Spot, chip: bigint) {
      laid.set(spot, (laid.get(spot) ?? 0n) + chip);
    },
    clear() {
      laid = new Map();
    },
    laid: () => laid,
    total: () => [...laid.values()].reduce((sum, stake) => sum + stake, 0n),
    repeat() {
      laid = new Map(last);
    },
    canRepeat: () => last.size > 0 && laid.size === 0,
    /** The server has taken them: they lie on the table now. */
    take(roundId: string, stakes: Stakes) {
      const own = ofRound(roundId);
      for (const [spot, stake] of stakes) own.set(spot, (own.get(spot) ?? 0n) + stake);
      taken.set(roundId, own);
      last = new Map(stakes);
    },
    taken: ofRound,
    body: (): Record<string, string> =>
      Object.fromEntries(
        spots.flatMap((spot) => {
          const stake = laid.get(spot);
          return stake === undefined ? [] : [[spot, String(stake)]];
        }),
      ),
  };
}
