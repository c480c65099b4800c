import type pg from 'pg';
import { z } from 'zod';
import { triggers } from '../domain/definition.ts';
import type { GrantTurnover } from '../domain/reward.ts';
import { grantColumns, grantRow } from './grants.ts';

/** Keeps a grant from its member until an operator has looked at it, with the condition it will have. */
export async function holdGrant(
  tx: pg.ClientBase,
  grantId: string,
  { device, turnover }: { device: string; turnover: GrantTurnover | null },
): Promise<void> {
  const document =
    turnover === null
      ? null
      : JSON.stringify({ ...turnover, required: turnover.required.toString() });
  await tx.query(
    `update promotion_grant set state = 'held', device = $2, turnover = $3 where grant_id = $1`,
    [grantId, device, document],
  );
}

const turnoverShape = z.object({
  required: z.string().transform(BigInt),
  weights: z.record(z.string(), z.int()),
  oddsMinimum: z.int(),
});

const heldRow = grantRow.extend({ trigger: z.enum(triggers), turnover: turnoverShape.nullable() });

export type HeldGrant = z.output<typeof heldRow>;

/** Locks a held grant of a site; null when there is none, or it was decided. */
export async function lockHeldGrant(
  tx: pg.ClientBase,
  { siteId, grantId }: { siteId: string; grantId: string },
): Promise<HeldGrant | null> {
  const { rows } = await tx.query(
    `select ${grantColumns},
       (select trigger from promotion where promotion.promotion_id = promotion_grant.promotion_id)
         as trigger, turnover
     from promotion_grant where site_id = $1 and grant_id = $2 and state = 'held' for update`,
    [siteId, grantId],
  );
  return rows[0] === undefined ? null : heldRow.parse(rows[0]);
}

/** Ends a hold: its money is on its way, or it is refused for good. */
export async function endHold(
  tx: pg.ClientBase,
  grantId: string,
  to: { state: 'asked' } | { state: 'refused'; refusal: string; at: Date },
): Promise<void> {
  const [refusal, at] = to.state === 'refused' ? [to.refusal, to.at] : ['', null];
  await tx.query(
    `update promotion_grant set state = $2, refusal = $3, decided_at = $4 where grant_id = $1`,
    [grantId, to.state, refusal, at],
  );
}

/** How many grants of a site are held. */
export async function countHeld(db: pg.Pool, siteId: string): Promise<number> {
  const { rows } = await db.query<{ held: number }>(
    `select count(*)::int as held from promotion_grant where site_id = $1 and state = 'held'`,
    [siteId],
  );
  return rows[0]?.held ?? 0;
}
