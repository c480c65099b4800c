import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';

/** What an applicant agreed to: the version of the terms that was in force, and being of age. */
export type Agreed = { readonly termsVersion: number | null; readonly adult: true };

type Consenting = { memberId: string; siteId: string; address: string; agreed: Agreed };

/** Writes down both consents of a sign-up, at the time of this service. */
export async function insertConsents(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  { memberId, siteId, address, agreed }: Consenting,
): Promise<void> {
  await tx.query(
    `insert into member_consent (member_id, site_id, subject, version, agreed_at, address)
     values ($1, $2, 'terms', $3, $4, $5), ($1, $2, 'adult', null, $4, $5)`,
    [memberId, siteId, agreed.termsVersion, clock.now(), address],
  );
}

/** What a member agreed to, oldest first. */
export async function listConsents(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const rows = await db.memberConsent.findMany({
    where: { siteId, memberId },
    orderBy: [{ agreedAt: 'asc' }, { subject: 'desc' }],
  });
  return rows.map(({ subject, version, agreedAt }) => ({
    subject: subject === 'terms' ? ('terms' as const) : ('adult' as const),
    version,
    agreedAt: agreedAt.toISOString(),
  }));
}
