import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PartnerWorld, Someone } from './partner-world.ts';

export async function giveShares(world: PartnerWorld, holder: Someone, rate: string) {
  const rates = [{ category: 'cash', kind: 'cash-share', rate }];
  const body = { holderId: holder.memberId, rates };
  const operator = world.operator('partners.manage');
  const idempotencyKey = randomUUID();
  const set = await operator('/api/admin/partner/rates/set', body, { idempotencyKey });
  expect(set.resultCode).toBe('0');
}

/** A partner gives somebody below money, or takes it; it waits until that is done. */
export async function transfer(
  world: PartnerWorld,
  by: Someone,
  [kind, other, amount]: ['give' | 'take', Someone, string],
) {
  const body = { memberId: other.memberId, amount, cashOutPass: '1234' };
  const options = { idempotencyKey: randomUUID() };
  const moved = await world.as(by)(`/api/partner/transfer/${kind}`, body, options);
  expect(moved).toMatchObject({ resultCode: '0', data: { state: 'done' } });
}

/** What of cash counts for a partner in all: the wallet says when a transfer was done, and its clock is another one. */
export async function cashSums({ pool }: PartnerWorld, { memberId }: Someone) {
  const { rows } = await pool.query(
    `select coalesce(sum(deposited), 0)::int as "in", coalesce(sum(withdrawn), 0)::int as out,
       coalesce(sum(given), 0)::int as given, coalesce(sum(taken), 0)::int as taken,
       coalesce(sum(losing_micro), 0)::bigint / 1000000 as share
     from partner_day where partner_id = $1 and category = 'cash'`,
    [memberId],
  );
  return rows[0];
}
