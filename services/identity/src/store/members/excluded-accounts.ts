import type pg from 'pg';

/**
 * Whoever is excluded keeps the numbers they have left: they would sign up anew with them. No index knows
 * that, and none has to: the exclusion was there before the number was left.
 */
export async function wasOfExcluded(
  tx: pg.ClientBase,
  { siteId, memberId, digest }: { siteId: string; memberId: string; digest: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from payout_account join protection using (member_id)
     where payout_account.site_id = $1 and account_digest = $2 and member_id <> $3
       and excluded_at is not null
     limit 1`,
    [siteId, digest, memberId],
  );
  return rowCount === 1;
}
