import { fromBinary } from '@bufbuild/protobuf';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Ask } from '../domain/placement/ask.ts';
import { decidePlacement, type Refused } from '../domain/placement/decide.ts';
import { type StakeOutcome, stakeCommandId } from '../domain/placement/stake.ts';
import { errors } from '../errors.ts';
import { stakeOutcomeOf } from '../events/stake-message.ts';
import { type Bettor, readWorld } from '../queries/placement-world.ts';
import { readSlip, type SlipView } from '../queries/read-slip.ts';
import { untilDecided } from '../queries/until-decided.ts';
import { writeSlip } from './write-slip.ts';

/** How long a caller waits for the wallet. */
const REPLY_MS_MAX = 3_000;

type Reply = Promise<Uint8Array | null>;

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
  const written = await withTransaction(deps.pool, async (tx) => {
    await putInLine(tx, bettor.memberId);
    const asked = canonicalJson(ask);
    if (await isKnown(tx, slipId, asked)) return null;
    const decision = decidePlacement(ask, await readWorld(tx, bettor, ask));
    if ('refusal' in decision) throw refusalOf(decision);
    // Before the commit: the answer may be quicker than this process.
    const reply = replyTo(deps, slipId);
    const slip = await writeSlip(deps, tx, { bettor, ask, slip: { slipId, asked, ...decision } });
    return { reply, slip };
  });
  const outcome = written && (await takeReply(deps, written.reply));
  if (outcome) return answerOf(decided(written.slip, outcome));
  if (written === null) await untilDecided(deps, slipId, REPLY_MS_MAX);
  const { siteId, memberId } = bettor;
  return answerOf(await readSlip(deps, { siteId, memberId, slipId }));
}

/** A member's slips are decided one after the other: two at once cannot pass a limit together. */
async function putInLine(tx: pg.ClientBase, memberId: string): Promise<void> {
  await tx.query({
    name: 'bets-in-line',
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))::text`,
    values: [`bets of ${memberId}`],
  });
}

/** @throws Refusal C999 when the slip exists with other contents */
async function isKnown(tx: pg.ClientBase, slipId: string, asked: string): Promise<boolean> {
  const { rows } = await tx.query<{ isSame: boolean }>({
    name: 'slip-known',
    text: 'select asked = $2::jsonb as "isSame" from bet_slip where slip_id = $1',
    values: [slipId, asked],
  });
  const row = rows[0];
  if (row && !row.isSame) throw refuse(transportCodes, 'C999');
  return row !== undefined;
}

/** A caller too many gets no reply, and learns the outcome as everybody does who has waited. */
function replyTo({ replies }: BettingDeps, slipId: string): Reply {
  return replies.expect(stakeCommandId(slipId), REPLY_MS_MAX).catch(() => null);
}

/** @returns what the wallet said, written down; null when it said nothing in time */
async function takeReply({ decisions }: BettingDeps, reply: Reply): Promise<StakeOutcome | null> {
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

function refusalOf({ refusal, params, selections }: Refused): Refusal {
  return refuse(errors, refusal, params, selections.length === 0 ? null : { selections });
}
