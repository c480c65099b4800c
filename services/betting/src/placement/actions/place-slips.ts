/**
 * Slips that are asked for at the same moment are placed in one transaction: what a slip costs is
 * round trips and a commit, and those are the same for a hundred of them. Each is decided by itself,
 * as if it were alone; one that is refused costs the others nothing.
 */
import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import type { Refusal } from '@noriter/kit/result-codes';
import type { Reply } from '@noriter/wallet-client/wallet-caller';
import type { Placement } from '../domain/placement.ts';
import { areRoundsFilled } from '../domain/rounds-filled.ts';
import type { SlipView } from '../store/read-slip.ts';
import { keepRefusals } from '../store/refusals.ts';
import { writeSlips } from '../store/write-slips.ts';
import { type Decided, decideAll, type PlaceSlipsDeps } from './steps/decide-all.ts';
import { keepStandings } from './steps/keep-standings.ts';

/**
 * What became of a slip: written and waiting for its stake and its bet delay; known already, refused,
 * or failed.
 */
export type Placed =
  | { kind: 'written'; slip: SlipView; reply: Reply; delayMs: number }
  | { kind: 'known' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: unknown };

/**
 * Places slips together. When they cannot be written together for another reason than an outage,
 * each is tried alone, so that the one that cannot be written is the only one to fail.
 *
 * @returns for each slip what became of it, in their order
 */
export async function placeSlips(
  deps: PlaceSlipsDeps,
  placements: readonly Placement[],
): Promise<Placed[]> {
  try {
    return await placeInTurn(deps, placements);
  } catch (error) {
    if (isOutage(error)) throw error;
    if (placements.length === 1) return [{ kind: 'failed', error }];
    deps.log.warn({ err: error, slips: placements.length }, 'slips are placed one by one');
    const alone: Placed[] = [];
    for (const placement of placements) alone.push(...(await placeSlips(deps, [placement])));
    return alone;
  }
}

/** Others filled a round between the decision and the writing. */
class RoundsFilled extends Error {}

/**
 * Most rounds are far from full, so their locks are held for the writing alone; where one was filled
 * meanwhile, all is decided again with the locks held from the beginning.
 */
async function placeInTurn(
  deps: PlaceSlipsDeps,
  placements: readonly Placement[],
): Promise<Placed[]> {
  try {
    return await placeTogether(deps, placements, { locksRounds: false });
  } catch (error) {
    if (!(error instanceof RoundsFilled)) throw error;
    return placeTogether(deps, placements, { locksRounds: true });
  }
}

async function placeTogether(
  deps: PlaceSlipsDeps,
  placements: readonly Placement[],
  { locksRounds }: { locksRounds: boolean },
): Promise<Placed[]> {
  const { decided, written } = await withTransaction(deps.pool, async (tx) => {
    const decided = await decideAll(deps, tx, placements, { locksRounds });
    const fresh = decided.flatMap((one) => (one.kind === 'new' ? [one.slip] : []));
    const written = await writeSlips(deps, tx, fresh);
    keepStandings(deps.keptStandings, fresh, written.standings);
    if (!locksRounds && areRoundsFilled(fresh, written.standings)) throw new RoundsFilled();
    await keepRefusals(tx, newRefusals(placements, decided));
    return { decided, written };
  });
  // The next slips are placed while the wallet is at work.
  const replies = deps.walletCaller.ask(written.stakes);
  let next = 0;
  return decided.map((one): Placed => {
    if (one.kind !== 'new') return one;
    const [slip, reply] = [written.slips[next], replies[next]];
    if (!slip || !reply) throw new Error('Each new slip is written, and asked the stake of.');
    next += 1;
    const { revalidatesAt, at } = one.slip;
    const delayMs = revalidatesAt === null ? 0 : revalidatesAt.getTime() - at.getTime();
    return { kind: 'written', slip, reply, delayMs };
  });
}

function newRefusals(placements: readonly Placement[], decided: readonly Decided[]) {
  return placements.flatMap((placement, index) => {
    const one = decided[index];
    return one?.kind === 'refused' && one.isNew ? [{ ...placement, refusal: one.refusal }] : [];
  });
}
