/**
 * The second look at slips with a leg in play: prices of a match lag behind it, and who sees it first
 * must not be quicker than they are. Nothing is staked before. A slip is looked at once, by its
 * caller or, when that is gone, by a job.
 */
import { addAllToOutbox } from '@noriter/kit/outbox';
import { together, withTransaction } from '@noriter/kit/postgres';
import type { Refusal } from '@noriter/kit/result-codes';
import { betEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { AcceptedTicket, LegName } from '../domain/placement/sport/ask.ts';
import { recheckAfterDelay, type SportDecision } from '../domain/placement/sport/decide.ts';
import { refusedEvent } from '../events/bet-event.ts';
import { stakeMessage } from '../events/stake-message.ts';
import { lockSlipsToRecheck, type SlipToRecheck } from '../queries/slips-to-recheck.ts';
import { readOffers } from '../queries/sport-offers.ts';
import { readFixtures } from '../queries/sport-world.ts';
import { releaseSlips } from './move-exposure.ts';
import { type Reply, repliesTo } from './place-slips.ts';
import { repriceBets } from './reprice-bets.ts';
import { sportRefusal, stakeEnd } from './sport-desk.ts';
import { stakesTogether, takeStakes, type WrittenStakes, writeStakes } from './take-stakes.ts';

export type RecheckDeps = Pick<
  BettingDeps,
  'pool' | 'siteDocuments' | 'replies' | 'wallet' | 'stakeCalls' | 'log'
>;

/** A slip that is looked at later than this after its time is not taken: nobody waits for it. */
const OVERDUE_MS = 30_000;

/** It was not looked at in time; no money left the balance. */
const TOO_LATE = 'W408';

/** What became of a slip: its stake is on its way, it was refused, or another has looked at it. */
export type Rechecked =
  | { kind: 'staked'; reply: Reply }
  | { kind: 'refused'; refusal: Refusal | null }
  | { kind: 'gone' };

type Refused = { code: string; problems: object | null; refusal: Refusal | null };

/** The tickets at the prices of this look, and until when a stake buys a part in them. */
type Standing = { tickets: AcceptedTicket[]; stakeBefore: Date };

/** @returns for each slip what became of it, in their order */
export async function recheckSlips(
  deps: RecheckDeps,
  slipIds: readonly string[],
): Promise<Rechecked[]> {
  const { outcomes, stakes } = await withTransaction(deps.pool, async (tx) => {
    const slips = await lockSlipsToRecheck(tx, slipIds, OVERDUE_MS);
    const rechecked = new Map<string, Rechecked>();
    const written: WrittenStakes[] = [];
    for (const slip of slips) {
      rechecked.set(slip.slipId, await recheck(deps, tx, { slip, written }));
    }
    return { outcomes: rechecked, stakes: stakesTogether(written) };
  });
  void takeStakes(deps, stakes);
  return slipIds.map((slipId) => outcomes.get(slipId) ?? { kind: 'gone' });
}

/** @param one.written where the stake of a slip that stands is added */
async function recheck(
  deps: Pick<BettingDeps, 'siteDocuments' | 'replies'>,
  tx: pg.ClientBase,
  { slip, written }: { slip: SlipToRecheck; written: WrittenStakes[] },
): Promise<Rechecked> {
  const verdict = await verdictOn(deps, tx, slip);
  if ('code' in verdict) {
    await refuseSlip(tx, slip, verdict);
    return { kind: 'refused', refusal: verdict.refusal };
  }
  const stakes = await stakeSlip(tx, slip, { ...verdict, replyTo: deps.replies.channel });
  written.push(stakes);
  // Before the commit: the answer may be quicker than this process.
  const reply = repliesTo(deps, stakes).get(slip.slipId) ?? Promise.resolve(null);
  return { kind: 'staked', reply };
}

async function verdictOn(
  { siteDocuments }: Pick<BettingDeps, 'siteDocuments'>,
  tx: pg.ClientBase,
  { ask, siteId, rulesVersion, placedAt, isOverdue, at }: SlipToRecheck,
): Promise<Refused | Standing> {
  if (isOverdue) return { code: TOO_LATE, problems: null, refusal: null };
  const asked = legsOf(ask.tickets);
  const [rules, offers, fixtures] = await together(tx, () => [
    siteDocuments.sportRules(tx, siteId, rulesVersion),
    readOffers(tx, asked),
    readFixtures(
      tx,
      asked.map(({ fixtureId }) => fixtureId),
    ),
  ]);
  const decision: SportDecision = recheckAfterDelay(ask, { offers, rules }, placedAt);
  if ('refusal' in decision) {
    const { refusal, params, problems } = decision;
    return { code: refusal, problems: { params, problems }, refusal: sportRefusal(decision) };
  }
  const starts = decision.tickets.flatMap(({ legs }) =>
    legs.map(({ isLive, fixtureId }) => {
      return { isLive, startsAt: fixtures.get(fixtureId)?.startsAt ?? at };
    }),
  );
  return { tickets: [...decision.tickets], stakeBefore: stakeEnd(starts, at) };
}

function legsOf(tickets: readonly { readonly legs: readonly LegName[] }[]): LegName[] {
  return tickets.flatMap(({ legs }) => [...legs]);
}

async function refuseSlip(
  tx: pg.ClientBase,
  slip: SlipToRecheck,
  { code, problems }: Refused,
): Promise<void> {
  await tx.query(
    `with slip as (
       update bet_slip set state = 'refused', refusal = $2, problems = $3, rechecks_at = null,
         decided_at = clock_timestamp()
       where slip_id = $1
       returning slip_id
     )
     update bet set state = 'refused' from slip where bet.slip_id = slip.slip_id`,
    [slip.slipId, code, problems && JSON.stringify(problems)],
  );
  await releaseSlips(tx, [slip.slipId]);
  await addAllToOutbox(tx, betEvents, [refusedEvent({ ...slip, refusal: code }, slip.at)]);
}

/** The tickets stand at the prices of this look, and the stake may be taken. */
async function stakeSlip(
  tx: pg.ClientBase,
  slip: SlipToRecheck,
  { tickets, stakeBefore, replyTo: channel }: Standing & { replyTo: string },
): Promise<WrittenStakes> {
  const { slipId, stake, at } = slip;
  const [stakes] = await together(tx, () => [
    writeStakes(tx, [stakeMessage(slip, { stake, replyTo: channel, at })]),
    repriceBets(tx, slip, tickets),
    tx.query('update bet_slip set rechecks_at = null, stake_before = $2 where slip_id = $1', [
      slipId,
      stakeBefore,
    ]),
  ]);
  return stakes;
}
