import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/** What bonus a requirement is of: who gave it, what came of it, and the member's cash then. */
export type BonusOrigin = {
  subjectId: string;
  counterAccount: string;
  bonus: Won;
  cashAfter: Won;
};

/** The id of what a command or a request asks to be staked. */
export function requirementIdOf(cause: string): string {
  return deriveId('rolling-requirement', cause);
}

/** Writes what a deposit asks to be staked, with what counts for it at this moment. */
export async function insertRequirement(
  tx: pg.ClientBase,
  request: { requestId: string; siteId: string; memberId: string },
  of: { required: Won; weights: Record<string, number>; oddsMinimum: number; at: Date },
): Promise<void> {
  await insertRequirements(tx, [{ ...request, ...of, requirementOf: request.requestId }]);
}

/** The same of many, each of one command or request. */
export async function insertRequirements(
  tx: pg.ClientBase,
  asked: readonly {
    requirementOf: string;
    siteId: string;
    memberId: string;
    required: Won;
    weights: Readonly<Record<string, number>>;
    oddsMinimum: number;
    at: Date;
    /** Absent where it is a deposit's. */
    of?: BonusOrigin;
  }[],
): Promise<void> {
  await tx.query(
    `insert into rolling_requirement
       (requirement_id, site_id, member_id, required, weights, odds_minimum, created_at,
        subject_id, counter_account, bonus, cash_after)
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::bigint[], $5::jsonb[], $6::int[],
       $7::timestamptz[], $8::text[], $9::text[], $10::bigint[], $11::bigint[])`,
    [
      asked.map(({ requirementOf }) => requirementIdOf(requirementOf)),
      asked.map(({ siteId }) => siteId),
      asked.map(({ memberId }) => memberId),
      asked.map(({ required }) => required),
      asked.map(({ weights }) => JSON.stringify(weights)),
      asked.map(({ oddsMinimum }) => oddsMinimum),
      asked.map(({ at }) => at),
      asked.map(({ of }) => of?.subjectId ?? ''),
      asked.map(({ of }) => of?.counterAccount ?? ''),
      asked.map(({ of }) => of?.bonus ?? 0n),
      asked.map(({ of }) => of?.cashAfter ?? 0n),
    ],
  );
}

/**
 * Locks what members are asked to stake: until the transaction ends, nothing of it is met or opened, and no
 * bet that was counted comes to count for less unseen.
 */
export async function lockRequirements(
  tx: pg.ClientBase,
  memberIds: readonly string[],
): Promise<void> {
  await tx.query(
    `select from rolling_requirement where member_id = any($1::uuid[]) and forfeited is null
     order by requirement_id for update`,
    [memberIds],
  );
}

/** What a paid withdrawal was let go by: later ones ask for later deposits, while its bets stand. */
export async function markRollingMet(
  tx: pg.ClientBase,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    'update rolling_requirement set met_at = $2 where member_id = $1 and met_at is null',
    [memberId, now],
  );
}

/**
 * Opens again all that was met after bets were placed which count for less now, for it may have been
 * met by them. How much is left of it is judged when it is asked for. What was met at one moment opens
 * together, so no bet counts for one of the open and was used up by one of the met.
 */
export async function reopenRequirements(
  tx: pg.ClientBase,
  fallen: readonly { memberId: string; placedAt: Date }[],
): Promise<void> {
  const members = fallen.map(({ memberId }) => memberId);
  // By itself and first: what is just being met is not seen as met before it is.
  await lockRequirements(tx, members);
  // An hour more: the two times are of two servers' clocks, and what opens in vain is met at once.
  await tx.query(
    `update rolling_requirement as requirement set met_at = null
     from (
       select member_id, min(placed_at) as placed_at
       from unnest($1::uuid[], $2::timestamptz[]) as bet (member_id, placed_at) group by member_id
     ) as earliest
     where requirement.member_id = earliest.member_id and forfeited is null
       and met_at > earliest.placed_at - interval '1 hour'`,
    [members, fallen.map(({ placedAt }) => placedAt)],
  );
}
