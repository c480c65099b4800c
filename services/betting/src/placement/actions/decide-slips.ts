import { addAllToOutbox } from '@noriter/kit/outbox';
import { together } from '@noriter/kit/postgres';
import { betEvents, slipEvents } from '@noriter/proto/topics';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type pg from 'pg';
import { releaseStandings } from '../../mini/store/mini-exposure.ts';
import type { SportsbookDeps } from '../../sportsbook/deps.ts';
import { releaseSlips } from '../../sportsbook/store/move-exposure.ts';
import { suspendFullMarkets } from '../../sportsbook/store/suspend-full-markets.ts';
import { refundCommand } from '../domain/stake.ts';
import { acceptedEvent, refusedEvent, type SlipContents } from '../events/bet-event.ts';
import { enqueueEndedMarkets } from '../store/enqueue-ended-markets.ts';
import { releaseFreeBets } from '../store/free-bets.ts';
import { slipContents } from '../store/slip-contents.ts';
import { type DecidedSlip, decideInOrder } from '../store/slip-decisions.ts';

/** What became of a stake; with its slip's contents where they are at hand, so that none are read. */
export type Decision = CommandOutcome & { readonly contents?: SlipContents };

/** What suspends a market that has become too dear. */
export type DecideDeps = Pick<SportsbookDeps, 'ids' | 'clock' | 'config'>;

/**
 * Writes down what the wallet answered, and publishes what it decides. Its answers, to the caller's
 * process and to jobs, and the revalidation all come here: whichever completes what decides a slip decides
 * it, the others find nothing left to decide. The stake of a slip that is refused after all goes back.
 */
export async function decideSlips(
  deps: DecideDeps,
  tx: pg.ClientBase,
  outcomes: readonly Decision[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const decided = await decideInOrder(tx, outcomes);
  const known = new Map(outcomes.map(({ subjectId, contents }) => [subjectId, contents]));
  const events = await decidedEvents(tx, decided, known);
  await together(tx, () => [
    addAllToOutbox(tx, slipEvents, events.accepted),
    addAllToOutbox(tx, betEvents, events.refused),
    writeCommands(tx, decided.filter(isToRefund).map(refundCommand)),
    endTickets(deps, tx, decided),
    releaseFreeBets(tx, decided.flatMap(freedSlip)),
  ]);
}

function isToRefund({ refusal, isStaked }: DecidedSlip): boolean {
  return refusal !== null && isStaked;
}

/** Won that the wallet took of the member; of a free bet nothing was theirs. */
function ownStake({ isStaked, freeBetId, stake }: DecidedSlip): bigint {
  return isStaked && freeBetId === null ? stake : 0n;
}

/** What is refused had no part in its free bet. */
function freedSlip({ slipId, refusal, freeBetId }: DecidedSlip): string[] {
  return refusal === null || freeBetId === null ? [] : [slipId];
}

async function decidedEvents(
  tx: pg.ClientBase,
  decided: readonly DecidedSlip[],
  known: ReadonlyMap<string, SlipContents | undefined>,
) {
  const taken = decided.filter(({ refusal }) => refusal === null);
  const unknown = taken.filter(({ slipId }) => !known.get(slipId));
  const read = await slipContents(
    tx,
    unknown.map(({ slipId }) => slipId),
  );
  const accepted = taken.map((slip) => {
    const contents = known.get(slip.slipId) ?? read.get(slip.slipId);
    if (!contents) throw new Error('Each slip that was accepted has its bets.');
    return acceptedEvent({ ...slip, ...contents }, slip.at);
  });
  const refused = decided.flatMap((slip) => {
    const { refusal, at } = slip;
    return refusal === null ? [] : refusedEvent({ ...slip, refusal, returned: ownStake(slip) }, at);
  });
  return { accepted, refused };
}

/**
 * What the house may lose by bets and tickets ends with their refusal, and counts against the market with their
 * acceptance; what has an end already is settled at once.
 */
async function endTickets(
  deps: DecideDeps,
  tx: pg.ClientBase,
  decided: readonly DecidedSlip[],
): Promise<void> {
  const mini = decided.filter(({ product }) => product === 'mini');
  const refusedMini = idsOf(mini, false);
  if (refusedMini.length > 0) await releaseStandings(tx, refusedMini);
  const slips = decided.filter(({ product }) => product === 'sport');
  if (slips.length === 0) return;
  const [refused, accepted] = [idsOf(slips, false), idsOf(slips, true)];
  if (refused.length > 0) await releaseSlips(tx, refused);
  if (accepted.length === 0) return;
  await suspendFullMarkets(deps, tx, accepted);
  await enqueueEndedMarkets(tx, accepted);
}

function idsOf(slips: readonly DecidedSlip[], areAccepted: boolean): string[] {
  return slips
    .filter(({ refusal }) => (refusal === null) === areAccepted)
    .map(({ slipId }) => slipId);
}
