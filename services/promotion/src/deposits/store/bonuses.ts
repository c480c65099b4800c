import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import type { GrantTurnover } from '../../promotions/domain/reward.ts';

const turnoverShape = z.object({
  required: z.string().transform(BigInt),
  weights: z.record(z.string(), z.int()),
  oddsMinimum: z.int(),
});

const bonusRow = z.object({
  requestId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  promotionId: z.string(),
  version: z.int(),
  deposit: z.bigint(),
  amount: z.bigint(),
  turnover: turnoverShape.nullable(),
  caps: z.array(z.object({ holder: z.string(), period: z.string() })),
  state: z.enum(['promised', 'given', 'dropped', 'declined']),
  refusal: z.string(),
  askedAt: z.date(),
});

export type DepositBonus = z.output<typeof bonusRow>;

const COLUMNS = `request_id as "requestId", site_id as "siteId", member_id as "memberId",
  promotion_id as "promotionId", version, deposit, amount, turnover, caps, state, refusal,
  asked_at as "askedAt"`;

type NewBonus = Omit<DepositBonus, 'turnover'> & { turnover: GrantTurnover | null };

/** @returns false when the deposit's bonus is there already */
export async function insertBonus(tx: pg.ClientBase, bonus: NewBonus): Promise<boolean> {
  const { turnover, state, askedAt } = bonus;
  const document =
    turnover === null
      ? null
      : JSON.stringify({ ...turnover, required: turnover.required.toString() });
  const { rowCount } = await tx.query(
    `insert into deposit_bonus (request_id, site_id, member_id, promotion_id, version, deposit,
       amount, turnover, caps, state, refusal, asked_at, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
    [
      bonus.requestId,
      bonus.siteId,
      bonus.memberId,
      bonus.promotionId,
      bonus.version,
      bonus.deposit,
      bonus.amount,
      document,
      JSON.stringify(bonus.caps.map(({ holder, period }) => ({ holder, period }))),
      state,
      bonus.refusal,
      askedAt,
      state === 'promised' ? null : askedAt,
    ],
  );
  return rowCount === 1;
}

/** A deposit's bonus, locked until the transaction ends; null when none was chosen. */
export async function lockBonus(
  tx: pg.ClientBase,
  requestId: string,
): Promise<DepositBonus | null> {
  const { rows } = await tx.query(
    `select ${COLUMNS} from deposit_bonus where request_id = $1 for update`,
    [requestId],
  );
  return rows[0] === undefined ? null : bonusRow.parse(rows[0]);
}

export async function decideBonus(
  tx: pg.ClientBase,
  requestId: string,
  { state, refusal = '', at }: { state: DepositBonus['state']; refusal?: string; at: Date },
): Promise<void> {
  await tx.query(
    `update deposit_bonus set state = $2, refusal = $3, decided_at = $4 where request_id = $1`,
    [requestId, state, refusal, at],
  );
}

/** Adds what a member gave up of grants, as the wallet booked it: told twice, it is the same sum. */
export async function noteForfeits(
  db: pg.Pool,
  forfeits: readonly { grantId: string; amount: Won }[],
): Promise<void> {
  await db.query(
    `update promotion_grant set forfeited = told.amount
     from unnest($1::uuid[], $2::bigint[]) as told (grant_id, amount)
     where promotion_grant.grant_id = told.grant_id`,
    [forfeits.map(({ grantId }) => grantId), forfeits.map(({ amount }) => amount)],
  );
}

/** What a member sees: a bonus that was given may be held for an operator, or came to nothing after all. */
export const shownStates = ['promised', 'held', 'given', 'dropped', 'declined'] as const;

const ownBonusRow = bonusRow
  .pick({ requestId: true, deposit: true, amount: true, state: true, refusal: true, askedAt: true })
  .extend({
    title: z.record(z.string(), z.string()).nullable(),
    state: z.enum(shownStates),
  });

const OWN_MAX = 5;

/** The last bonuses that a member chose, the newest first. */
export async function ownBonuses(
  db: pg.Pool,
  memberId: string,
): Promise<z.output<typeof ownBonusRow>[]> {
  const { rows } = await db.query(
    `select request_id as "requestId", deposit, deposit_bonus.amount, asked_at as "askedAt",
       document -> 'title' as title,
       case when made.state = 'refused' then made.refusal else deposit_bonus.refusal end as refusal,
       case made.state when 'held' then 'held' when 'refused' then 'declined'
         else deposit_bonus.state end as state
     from deposit_bonus left join promotion using (promotion_id)
       left join lateral (
         select grants.state, grants.refusal from promotion_grant as grants
         where grants.member_id = deposit_bonus.member_id
           and grants.promotion_id = deposit_bonus.promotion_id
           and grants.cause = 'deposit:' || request_id) as made on true
     where member_id = $1 order by asked_at desc, request_id limit $2`,
    [memberId, OWN_MAX],
  );
  return z.array(ownBonusRow).parse(rows);
}
