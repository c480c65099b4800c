import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import type pg from 'pg';

/** A slip that was accepted or refused a moment ago. */
export type DecidedSlip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
  refusal: string | null;
  /** Its stake was taken. */
  isStaked: boolean;
  /** What staked it; null where its member did. */
  freeBetId: string | null;
  at: Date;
};

/**
 * Slips are locked in one order, so that a reply and an event of the same ones wait and never
 * deadlock; who waited finds them decided, and leaves them. Each table is narrowed down by the ids
 * themselves: a plan kept from when tables were small would go through all of them otherwise. Nor does
 * it ask for the state of slips, or such a plan goes through all that are pending, for each of them;
 * the ids come in order, which an index need not sort then. A stake that is taken within the bet delay
 * is written down, and decides nothing yet.
 */
const decideSql = `
  with waiting as (
    select slip_id from bet_slip
    where slip_id = any($1::uuid[]) and decided_at is null order by slip_id for update
  ), decided as (
    update bet_slip as slip
    set state = case when outcome.refusal is not null or slip.refusal is not null then 'refused'
        when slip.rechecks_at is not null then 'pending' else 'accepted' end,
      refusal = coalesce(slip.refusal, outcome.refusal),
      rechecks_at = case when outcome.refusal is null then slip.rechecks_at end,
      decided_at = case when outcome.refusal is not null or slip.rechecks_at is null then now() end,
      staked_at = case when outcome.refusal is null then outcome.at end
    from waiting
      join unnest($1::uuid[], $2::text[], $3::timestamptz[]) as outcome (slip_id, refusal, at)
        using (slip_id)
    where slip.slip_id = any($1::uuid[])
      and slip.slip_id = waiting.slip_id and slip.decided_at is null
    returning slip.slip_id, slip.site_id, slip.member_id, slip.product, slip.stake, slip.state,
      slip.refusal, slip.staked_at, slip.decided_at, slip.free_bet_id
  ), of_bets as (
    update bet set state = decided.state from decided
    where bet.slip_id = any($1::uuid[])
      and bet.slip_id = decided.slip_id and bet.state = 'pending' and decided.state <> 'pending'
  )
  select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake,
    refusal, staked_at is not null as "isStaked", decided_at as at,
    free_bet_id as "freeBetId"
  from decided where decided_at is not null`;

/**
 * Decides slips by the outcomes of their stakes.
 *
 * @returns the slips that were not decided before
 */
export async function decideInOrder(
  tx: pg.ClientBase,
  outcomes: readonly CommandOutcome[],
): Promise<DecidedSlip[]> {
  const sorted = outcomes.toSorted((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
  const { rows } = await tx.query<DecidedSlip>({
    name: 'decide-slips',
    text: decideSql,
    values: [
      textArrayLiteral(sorted.map(({ subjectId }) => subjectId)),
      textArrayLiteral(sorted.map(({ refusal }) => refusal)),
      arrayLiteral(sorted.map(({ at }) => at)),
    ],
  });
  return rows;
}
