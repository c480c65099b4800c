import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { daysBetween } from '../../domain/days-between.ts';
import type { Waiting } from '../../domain/requests/open-rounds.ts';

/** A member's stake on a round of a third-party game. */
export type RoundStake = {
  /** The subject of the stake in the ledger. */
  transactionId: string;
  roundId: string;
  memberId: string;
};

/** Keeps on which rounds stakes are: that never changes, so what comes twice is there already. */
export async function writeRoundStakes(
  tx: pg.ClientBase,
  stakes: readonly RoundStake[],
): Promise<void> {
  await tx.query({
    name: 'write-round-stakes',
    text: `insert into round_stake (transaction_id, round_id)
           select * from unnest($1::text[], $2::uuid[]) on conflict do nothing`,
    values: [
      stakes.map(({ transactionId }) => transactionId),
      stakes.map(({ roundId }) => roundId),
    ],
  });
}

/**
 * How much of a member's stakes on third-party games is on rounds that are not over, less what was given back.
 * A stake whose round is not known yet is taken for one of them. The ledger has what a closed round paid
 * before its end is known here, so of what is over nothing is still to come.
 */
export async function openOnRounds(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  { since, unknownSince, now }: Waiting & { now: Date },
): Promise<Won> {
  const { rows } = await db.query<{ open: bigint }>(
    `select coalesce(sum(staked - least(staked, refunded)), 0)::bigint as open
     from (
       select subject_id, coalesce(sum(amount) filter (where kind = 1), 0) as staked,
         coalesce(sum(amount) filter (where kind = 3), 0) as refunded,
         min(at) filter (where kind = 1) as staked_at
       from ledger
       where day = any ($2::date[]) and member_id = $1 and kind in (1, 3)
         and subject_type = 'game' and refusal is null and at >= $3
       group by subject_id
     ) as stake
       left join round_stake on transaction_id = stake.subject_id
       left join bet_turnover as round on round.bet_id = round_id
     -- Turnover of a round is what was staked on it once it is closed, and nothing before.
     where coalesce(round.amount, 0) = 0 and (round_id is not null or staked_at >= $4)`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since, unknownSince],
  );
  return rows[0]?.open ?? 0n;
}
