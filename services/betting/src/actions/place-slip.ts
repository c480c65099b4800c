import { pause } from '@noriter/kit/backoff';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { type Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import type { Ask } from '../domain/placement/ask.ts';
import type { SportAsk } from '../domain/placement/sport/ask.ts';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import type { Bettor, Placement } from '../queries/placement.ts';
import { readSlip, type SlipView } from '../queries/read-slip.ts';
import { untilDecided } from '../queries/until-decided.ts';
import { writtenRefusal } from '../queries/written-refusal.ts';
import { type Placed, REPLY_MS_MAX, type Reply } from './place-slips.ts';

/** The second look is due by the database's clock, to the millisecond. */
const CLOCK_MS = 5;

/**
 * Places a slip: writes it with its bets, waits for the second look where a leg is in play, has its
 * whole stake taken by one command of the wallet, and answers with what the wallet said. No
 * transaction is open while the wallet works.
 *
 * @param slipId the same for each repetition of the request: a slip that exists is looked at, and
 *   never placed twice
 * @throws Refusal the codes of `bet-codes.ts`; the wallet's own; NT99 while the outcome is open
 */
export async function placeSlip(
  deps: BettingDeps,
  bettor: Bettor,
  { slipId, ask }: { slipId: string; ask: Ask | SportAsk },
): Promise<SlipView> {
  const { siteId, memberId } = bettor;
  const placed = await deps.placements.submit(placementOf(bettor, slipId, ask));
  if (placed.kind === 'refused') throw placed.refusal;
  if (placed.kind === 'failed') throw placed.error;
  const staked = await stakedSlip(deps, placed);
  if (staked === null) await untilDecided(deps, slipId, REPLY_MS_MAX);
  const written = placed.kind === 'written' ? placed.slip : undefined;
  const outcome = staked && (await takeReply(deps, staked.reply, written));
  if (written && outcome) return answerOf(decided(written, outcome));
  return answerOf(await readSlip(deps, { siteId, memberId, slipId }));
}

function placementOf(bettor: Bettor, slipId: string, ask: Ask | SportAsk): Placement {
  const asked = canonicalJson(ask);
  return ask.product === 'mini'
    ? { product: 'mini', slipId, bettor, ask, asked }
    : { product: 'sport', slipId, bettor, ask, asked };
}

/**
 * The slip with the wallet's reply to come, after its second look; null where another waits for it.
 *
 * @throws Refusal of the second look
 */
async function stakedSlip(
  { rechecks }: Pick<BettingDeps, 'rechecks'>,
  placed: Extract<Placed, { kind: 'written' | 'delayed' | 'known' }>,
): Promise<{ reply: Reply } | null> {
  if (placed.kind === 'written') return placed;
  if (placed.kind === 'known') return null;
  await pause(placed.delayMs + CLOCK_MS);
  const looked = await rechecks.submit(placed.slip.slipId);
  if (looked.kind === 'refused' && looked.refusal) throw looked.refusal;
  return looked.kind === 'staked' ? looked : null;
}

/**
 * @param written the slip, where its second look did not change it
 * @returns what the wallet said, written down; null when it said nothing in time
 */
async function takeReply(
  { decisions }: BettingDeps,
  reply: Reply,
  written: SlipView | undefined,
): Promise<StakeOutcome | null> {
  const outcome = await reply;
  if (outcome) await decisions.submit(written ? { ...outcome, contents: written } : outcome);
  return outcome;
}

/** The slip as its record is now: the wallet says one thing of a stake, whoever wrote it down. */
function decided(slip: SlipView, { refusal }: StakeOutcome): SlipView {
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

/** What the second look wrote down of the legs it refused. */
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
