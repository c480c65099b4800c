import { fromBinary } from '@bufbuild/protobuf';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { type Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import type { BettingDeps } from '../deps.ts';
import type { Ask } from '../domain/placement/ask.ts';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import { errors } from '../errors.ts';
import { stakeOutcomeOf } from '../events/stake-message.ts';
import type { Bettor } from '../queries/placement-world.ts';
import { readSlip, type SlipView } from '../queries/read-slip.ts';
import { untilDecided } from '../queries/until-decided.ts';
import { REPLY_MS_MAX } from './place-slips.ts';

/**
 * Places a slip: writes it with its bets, has its whole stake taken by one command of the wallet,
 * and answers with what the wallet said. No transaction is open while the wallet works.
 *
 * @param slipId the same for each repetition of the request: a slip that exists is looked at, and
 *   never placed twice
 * @throws Refusal the codes of `bet-codes.ts`; the wallet's own; NT99 while the outcome is open
 */
export async function placeSlip(
  deps: BettingDeps,
  bettor: Bettor,
  { slipId, ask }: { slipId: string; ask: Ask },
): Promise<SlipView> {
  const { siteId, memberId } = bettor;
  const placed = await deps.placements.submit({ slipId, bettor, ask, asked: canonicalJson(ask) });
  if (placed.kind === 'refused') throw placed.refusal;
  if (placed.kind === 'failed') throw placed.error;
  if (placed.kind === 'known') await untilDecided(deps, slipId, REPLY_MS_MAX);
  const outcome = placed.kind === 'written' ? await takeReply(deps, placed.reply) : null;
  if (placed.kind === 'written' && outcome) return answerOf(decided(placed.slip, outcome));
  return answerOf(await readSlip(deps, { siteId, memberId, slipId }));
}

/** @returns what the wallet said, written down; null when it said nothing in time */
async function takeReply(
  { decisions }: BettingDeps,
  reply: Promise<Uint8Array | null>,
): Promise<StakeOutcome | null> {
  const payload = await reply;
  const outcome = payload && stakeOutcomeOf(fromBinary(WalletEventSchema, payload));
  if (outcome) await decisions.submit(outcome);
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
  if (slip.state === 'refused') throw stakeRefusal(slip.refusal ?? '');
  return slip;
}

function stakeRefusal(code: string): Refusal {
  return Object.hasOwn(errors, code)
    ? refuse(errors, code as keyof typeof errors)
    : refuse(errors, 'B1019');
}
