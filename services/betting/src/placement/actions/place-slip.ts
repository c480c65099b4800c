import { pause } from '@noriter/kit/backoff';
import type { MemberCaller } from '@noriter/kit/caller';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { type Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import { replyWait } from '@noriter/wallet-client/wallet-caller';
import { z } from 'zod';
import type { PlacementDeps } from '../deps.ts';
import type { Ask } from '../domain/ask.ts';
import type { Bettor, Placement } from '../domain/placement.ts';
import type { SportAsk } from '../domain/sport/ask.ts';
import { readSlip, type SlipView } from '../store/read-slip.ts';
import { writtenRefusal } from '../store/written-refusal.ts';
import type { Placed } from './place-slips.ts';
import { waitUntilDecided } from './steps/wait-until-decided.ts';

/** The bet delay ends by the database's clock, to the millisecond. */
const CLOCK_MS = 5;

/**
 * Places a slip: writes it with its bets, has its whole stake taken by one command of the wallet,
 * waits for the bet delay where a leg is in play, and returns what became of it. No transaction is
 * open while the wallet works. A stake that is refused is answered at once.
 *
 * @param slipId the same for each repetition of the request: a slip that exists is read, and never
 *   placed twice
 * @throws Refusal ABZ01; the codes of `bet-codes.ts`; the wallet's own; NT99 while the outcome is open
 */
export async function placeSlip(
  deps: PlacementDeps,
  caller: MemberCaller,
  { slipId, ask }: { slipId: string; ask: Ask | SportAsk },
): Promise<SlipView> {
  const { siteId, memberId, loginId, address } = caller;
  const placed = await deps.placements.submit({
    placement: placementOf(caller, slipId, ask),
    actor: { siteId, person: memberId, memberId, loginId, address },
  });
  if (placed.kind === 'refused') throw placed.refusal;
  if (placed.kind === 'failed') throw placed.error;
  const placedAt = performance.now();
  if (placed.kind === 'known') await waitUntilDecided(deps, slipId, replyWait());
  else {
    const outcome = await takeReply(deps, placed);
    const isDecided = placed.delayMs === 0 || outcome?.refusal;
    if (outcome && isDecided) return answerOf(decided(placed.slip, outcome));
    if (!isDecided) await revalidateAfter(deps, slipId, placedAt + placed.delayMs);
  }
  return answerOf(await readSlip(deps, { siteId, memberId, slipId }));
}

function placementOf(bettor: Bettor, slipId: string, ask: Ask | SportAsk): Placement {
  const asked = canonicalJson(ask);
  return ask.product === 'mini'
    ? { product: 'mini', slipId, bettor, ask, asked }
    : { product: 'sport', slipId, bettor, ask, asked };
}

/** @returns what the wallet answered, written down; null when it answered nothing in time */
async function takeReply(
  { decisions }: Pick<PlacementDeps, 'decisions'>,
  { reply, slip, delayMs }: Extract<Placed, { kind: 'written' }>,
): Promise<CommandOutcome | null> {
  const outcome = await reply;
  // A revalidation may change what is accepted: then it is read again.
  if (outcome) await decisions.submit(delayMs === 0 ? { ...outcome, contents: slip } : outcome);
  return outcome;
}

/**
 * @param endsAt of the bet delay, by this process's monotonic clock
 * @throws Refusal of the revalidation
 */
async function revalidateAfter(
  { revalidations }: Pick<PlacementDeps, 'revalidations'>,
  slipId: string,
  endsAt: number,
): Promise<void> {
  await pause(Math.max(0, endsAt - performance.now()) + CLOCK_MS);
  const { refusal } = await revalidations.submit(slipId);
  if (refusal) throw refusal;
}

/** The slip as its record is now: a stake has one outcome, whoever wrote it down. */
function decided(slip: SlipView, { refusal }: CommandOutcome): SlipView {
  if (refusal !== null) return { ...slip, refusal, state: 'refused' };
  const bets = slip.bets.map((bet) => ({ ...bet, state: 'accepted' }));
  return { ...slip, bets, state: 'accepted' };
}

/** @throws Refusal of a slip that was refused, and of one that is not decided */
function answerOf(slip: SlipView | null): SlipView {
  if (slip === null) throw new Error('A slip that was written is there.');
  const { slipId } = slip;
  if (slip.state === 'pending') throw refuse(transportCodes, 'NT99', {}, { slipId });
  if (slip.state === 'refused') throw refusalOf(slip);
  return slip;
}

/** What revalidation wrote down of the legs it refused. */
const storedProblems = z.object({
  params: z.record(z.string(), z.string()),
  problems: z.array(z.record(z.string(), z.unknown())),
});

function refusalOf({ refusal, problems: stored }: SlipView): Refusal {
  const code = refusal ?? '';
  if (stored === null) return writtenRefusal(code);
  const { params, problems } = storedProblems.parse(stored);
  return writtenRefusal(code, params, { problems });
}
