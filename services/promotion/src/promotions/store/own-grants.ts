import type pg from 'pg';
import { z } from 'zod';
import { triggers } from '../domain/definition.ts';
import { giftKinds } from '../domain/reward.ts';
import { grantStates } from './grants.ts';

const ownGrantRow = z.object({
  grantId: z.string(),
  title: z.record(z.string(), z.string()),
  trigger: z.enum(triggers),
  reward: z.enum(giftKinds),
  amount: z.bigint(),
  turnoverRequired: z.bigint(),
  forfeited: z.bigint(),
  state: z.enum(grantStates),
  askedAt: z.date(),
});

/** What a member was given, the newest first. */
export async function listOwnGrants(
  db: pg.Pool,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<{ rows: z.output<typeof ownGrantRow>[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select grant_id as "grantId", document -> 'title' as title, trigger, reward, amount,
         turnover_required as "turnoverRequired", forfeited, promotion_grant.state,
         asked_at as "askedAt"
       from promotion_grant join promotion using (promotion_id)
       where member_id = $1 order by asked_at desc, grant_id limit $2 offset $3`,
      [memberId, limit, offset],
    ),
    db.query<{ total: number }>(
      'select count(*)::int as total from promotion_grant where member_id = $1',
      [memberId],
    ),
  ]);
  return { rows: z.array(ownGrantRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
