import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { betEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import { decidedEvent } from '../events/bet-event.ts';

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
 * Writes down what the wallet answered, and tells of it. The wallet's reply and its event both come
 * here: whichever is first decides, the other one finds nothing left to decide.
 */
export async function decideSlips(
  tx: pg.ClientBase,
  outcomes: readonly StakeOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const slipIds = outcomes.map(({ slipId }) => slipId);
  // In one order, so that a reply and an event of the same slips wait and never deadlock.
  const waiting = await tx.query<{ slipId: string }>(
    `select slip_id as "slipId" from bet_slip
     where slip_id = any($1::uuid[]) and state = 'pending' order by slip_id for update`,
    [slipIds],
  );
  if (waiting.rows.length === 0) return;
  const refusals = outcomes.map(({ refusal }) => refusal);
  const decided = await tx.query<DecidedSlip>(
    `update bet_slip as slip
     set state = case when said.refusal is null then 'accepted' else 'refused' end,
       refusal = said.refusal, decided_at = now()
     from unnest($1::uuid[], $2::text[]) as said (slip_id, refusal)
     where slip.slip_id = said.slip_id and slip.state = 'pending'
     returning slip.slip_id as "slipId", slip.site_id as "siteId", slip.member_id as "memberId",
       slip.product, slip.stake, slip.refusal, slip.decided_at as at`,
    [slipIds, refusals],
  );
  await tx.query(
    `update bet set state = slip.state from bet_slip as slip
     where bet.slip_id = slip.slip_id and bet.state = 'pending' and slip.slip_id = any($1::uuid[])`,
    [decided.rows.map(({ slipId }) => slipId)],
  );
  const events = decided.rows.map((slip) => decidedEvent(slip, slip.at));
  await addAllToOutbox(tx, betEvents, events);
}

/** The same in a transaction of its own, for outcomes that callers wait for. */
export async function commitDecisions(
  pool: pg.Pool,
  outcomes: readonly StakeOutcome[],
): Promise<undefined[]> {
  await withTransaction(pool, (tx) => decideSlips(tx, outcomes));
  return outcomes.map(() => undefined);
}
