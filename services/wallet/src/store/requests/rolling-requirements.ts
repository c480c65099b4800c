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
      asked.map(({ requirementOf }) => deriveId('rolling-requirement', requirementOf)),
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

/** What a paid withdrawal was let go by is met for good: later ones ask for later deposits. */
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
