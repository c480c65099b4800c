import { askRound } from '../../rounds/clients/ask-round.ts';
import type { Round } from '../../rounds/domain/round.ts';
import type { SeamlessDeps } from '../deps.ts';
import { postpone } from '../store/interrupted-rounds.ts';
import { closeRound } from './close-round.ts';
import { voidRound } from './void-round.ts';

/**
 * Ends a round that nobody ended, by what its vendor says became of it. A closed one is closed, a cancelled
 * or unknown one gives the stakes back, an open one is asked about later.
 */
export async function endInterruptedRound(deps: SeamlessDeps, round: Round): Promise<void> {
  const { roundId } = round;
  const asked = await askRound(deps, round).catch((err: unknown) => {
    deps.log.warn({ err, roundId }, 'a vendor did not say how a round ended');
    return null;
  });
  const state = asked?.state ?? 'open';
  if (state === 'closed') return void (await closeRound(deps, round));
  if (state !== 'open' && (await voidRound(deps, round))) return;
  if (state !== 'open') deps.log.error({ roundId, state }, 'a round needs a look');
  await postpone(deps.pool, roundId, deps.clock.now());
}
