import type { MiniDeps } from '../../deps.ts';
import type { DueRound } from '../../store/due-rounds.ts';

/**
 * What a round's beacon came to: its signature; null for a round without a beacon; `waits` while it is
 * silent, and `silent` once the round has waited long enough.
 */
export type Spoken =
  | { chain: string; round: number; signature: string }
  | null
  | 'waits'
  | 'silent';

/**
 * Asks the beacon for rounds of one run. It is not asked again in a run once it was silent: what
 * else is due does not wait for it.
 */
export function askBeacon({
  beacon,
  config,
  log,
}: Pick<MiniDeps, 'beacon' | 'config' | 'log'>): (round: DueRound) => Promise<Spoken> {
  let isSilent = false;
  return async ({ roundId, beaconChain: chain, beaconRound: round, waitedS }) => {
    if (chain === null || round === null) return null;
    const late = waitedS >= config.BEACON_WAIT_S ? 'silent' : 'waits';
    // Announced with a beacon that is configured no more: nothing else may take its place.
    if (beacon?.chain.hash !== chain || isSilent) return late;
    try {
      return { chain, round, signature: await beacon.signatureOf(round) };
    } catch (error) {
      isSilent = true;
      log.warn({ err: error, roundId, waitedS }, 'the beacon is silent: a draw waits');
      return late;
    }
  };
}
