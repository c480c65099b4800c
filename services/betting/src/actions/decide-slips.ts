import { addAllToOutbox } from '@noriter/kit/outbox';
import { type HeldRows, takeFromOutbox } from '@noriter/kit/outbox-held';
import { together, withTransaction } from '@noriter/kit/postgres';
import { betEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import { acceptedEvent, refusedEvent, type SlipContents } from '../events/bet-event.ts';
import { slipContents } from '../queries/slip-contents.ts';
import { callLateSlips } from './call-markets.ts';
import { releaseSlips } from './move-exposure.ts';

/** What became of a stake; with its slip's contents where they are at hand, so that none are read. */
export type Decision = StakeOutcome & { readonly contents?: SlipContents };

type DecidedSlip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
  refusal: string | null;
  at: Date;
};

/**
 * Slips are locked in one order, so that a reply and an event of the same ones wait and never
 * deadlock; who waited finds them decided, and leaves them. Each table is narrowed down by the ids
 * themselves: a plan kept from when tables were small would go through all of them otherwise. Nor does
 * it ask for the state of slips, or such a plan goes through all that are pending, for each of them;
 * the ids come in order, which an index need not sort then.
 */
const decideSql = `
  with waiting as (
    select slip_id from bet_slip
    where slip_id = any($1::uuid[]) and decided_at is null order by slip_id for update
  ), decided as (
    update bet_slip as slip
    set state = case when said.refusal is null then 'accepted' else 'refused' end,
      refusal = said.refusal, decided_at = now(),
      staked_at = case when said.refusal is null then said.at end
    from waiting
      join unnest($1::uuid[], $2::text[], $3::timestamptz[]) as said (slip_id, refusal, at)
        using (slip_id)
    where slip.slip_id = any($1::uuid[])
      and slip.slip_id = waiting.slip_id and slip.decided_at is null
    returning slip.slip_id, slip.site_id, slip.member_id, slip.product, slip.stake, slip.state,
      slip.refusal, slip.decided_at
  ), of_bets as (
    update bet set state = decided.state from decided
    where bet.slip_id = any($1::uuid[])
      and bet.slip_id = decided.slip_id and bet.state = 'pending'
  )
  select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake,
    refusal, decided_at as at
  from decided`;

/**
 * Writes down what the wallet answered, and tells of it. The wallet's reply and its event both come
 * here: whichever is first decides, the other one finds nothing left to decide.
 *
 * @param answered commands in the outbox that need not be sent any more
 */
export async function decideSlips(
  tx: pg.ClientBase,
  outcomes: readonly Decision[],
  answered: HeldRows = [],
): Promise<void> {
  if (outcomes.length === 0) return;
  const said = outcomes.toSorted((one, other) => (one.slipId < other.slipId ? -1 : 1));
  const decided = await tx.query<DecidedSlip>({
    name: 'decide-slips',
    text: decideSql,
    values: [
      said.map(({ slipId }) => slipId),
      said.map(({ refusal }) => refusal),
      said.map(({ at }) => at),
    ],
  });
  const known = new Map(outcomes.map(({ slipId, contents }) => [slipId, contents]));
  const events = await decidedEvents(tx, decided.rows, known);
  await together(tx, () => [
    addAllToOutbox(tx, betEvents, events),
    takeFromOutbox(tx, answered),
    endTickets(tx, decided.rows),
  ]);
}

async function decidedEvents(
  tx: pg.ClientBase,
  decided: readonly DecidedSlip[],
  known: ReadonlyMap<string, SlipContents | undefined>,
) {
  const unknown = decided.filter(({ slipId, refusal }) => refusal === null && !known.get(slipId));
  const read = await slipContents(
    tx,
    unknown.map(({ slipId }) => slipId),
  );
  return decided.map((slip) => {
    const { slipId, refusal, at } = slip;
    if (refusal !== null) return refusedEvent({ ...slip, refusal }, at);
    const contents = known.get(slipId) ?? read.get(slipId);
    if (!contents) throw new Error('Each slip that was accepted has its bets.');
    return acceptedEvent({ ...slip, ...contents }, at);
  });
}

/** What the house may lose by tickets ends with their refusal; a late stake is settled at once. */
async function endTickets(tx: pg.ClientBase, decided: readonly DecidedSlip[]): Promise<void> {
  const slips = decided.filter(({ product }) => product === 'sport');
  if (slips.length === 0) return;
  const refused = slips.filter(({ refusal }) => refusal !== null);
  if (refused.length > 0) {
    await releaseSlips(
      tx,
      refused.map(({ slipId }) => slipId),
    );
  }
  await callLateSlips(
    tx,
    slips.map(({ slipId }) => slipId),
  );
}

/** The same in a transaction of its own, for outcomes that callers wait for. */
export async function commitDecisions(
  pool: pg.Pool,
  outcomes: readonly Decision[],
  answered: HeldRows = [],
): Promise<undefined[]> {
  await withTransaction(pool, (tx) => decideSlips(tx, outcomes, answered));
  return outcomes.map(() => undefined);
}
