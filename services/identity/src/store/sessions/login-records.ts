import type pg from 'pg';

import type { IdentityDeps } from '../../deps.ts';

/** The kinds of entries in a member's login history. */
export const loginRecordKinds = [
  'login',
  'login-failed',
  'login-locked',
  'login-refused',
  'logout',
  'session-revoked',
  'unlocked',
  'password-changed',
  'withdrawal-password-changed',
  'phone-changed',
  'payout-account-changed',
  'second-factor-added',
  'second-factor-removed',
  'withdrawal-password-cleared',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
] as const;

export type LoginRecordKind = (typeof loginRecordKinds)[number];

export type LoginRecord = {
  siteId: string;
  subjectId: string;
  kind: LoginRecordKind;
  address: string;
  /** The browser's name, where it was the member's own. */
  device?: string;
};

/**
 * The address of what an operator did. A member reads these records, and learns that it was an operator: which one,
 * and from where, is the audit log's to say.
 */
export const UNSAID = '';

export async function recordLogin(
  { ids, clock }: Pick<IdentityDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  record: LoginRecord,
): Promise<void> {
  await tx.query(
    `insert into login_record (record_id, site_id, subject_id, kind, at, address, device)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ids.next(),
      record.siteId,
      record.subjectId,
      record.kind,
      clock.now(),
      record.address,
      record.device ?? '',
    ],
  );
}
