import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { MemberStatus } from '../../domain/members/member-status.ts';
import { normaliseDigits } from '../../domain/members/normalise.ts';
import { dropBegun } from './second-factor.ts';

export async function saveDecision(
  tx: pg.ClientBase,
  memberId: string,
  decided: { status: MemberStatus; by: string; at: Date; decisionId: string; reason: string },
): Promise<void> {
  await tx.query(
    `update member set status = $2, decided_by = $3, decided_at = $4, decision_id = $5,
       reason = $6, updated_at = $4
     where member_id = $1`,
    [
      memberId,
      decided.status,
      decided.by,
      decided.at,
      decided.decisionId,
      decided.reason === '' ? null : decided.reason,
    ],
  );
}

export async function saveLevel(
  tx: pg.ClientBase,
  { memberId, level, at }: { memberId: string; level: number; at: Date },
): Promise<void> {
  await tx.query('update member set level = $2, updated_at = $3 where member_id = $1', [
    memberId,
    level,
    at,
  ]);
}

export async function saveIsTest(
  tx: pg.ClientBase,
  { memberId, isTest, at }: { memberId: string; isTest: boolean; at: Date },
): Promise<void> {
  await tx.query('update member set is_test = $2, updated_at = $3 where member_id = $1', [
    memberId,
    isTest,
    at,
  ]);
}

/** `key_version` stays as it is: another column's seal may be older, and each text names its own key. */
export async function savePhone(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  memberId: string,
  phone: string,
): Promise<void> {
  const digits = normaliseDigits(phone);
  await tx.query(
    'update member set phone = $2, phone_digest = $3, updated_at = $4 where member_id = $1',
    [
      memberId,
      vault.seal({ rowId: memberId, column: 'member.phone' }, digits),
      vault.digest('member.phone', digits),
      clock.now(),
    ],
  );
}

/** Names the version of the payout account that is in use from now on. */
export async function savePayoutVersion(
  tx: pg.ClientBase,
  { memberId, version, at }: { memberId: string; version: number; at: Date },
): Promise<void> {
  await tx.query(
    'update member set payout_account_version = $2, updated_at = $3 where member_id = $1',
    [memberId, version, at],
  );
}

/** When something that leads to the member's payouts was changed last. */
export async function savePayoutChange(
  tx: pg.ClientBase,
  memberId: string,
  at: Date,
): Promise<void> {
  await tx.query('update member set payout_changed_at = $2, updated_at = $2 where member_id = $1', [
    memberId,
    at,
  ]);
}

/** A factor begun by it comes to nothing. @returns false when the member has no withdrawal password */
export async function clearWithdrawalHash(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update member set withdrawal_hash = null
     where member_id = $1 and withdrawal_hash is not null`,
    [memberId],
  );
  await dropBegun(tx, memberId);
  return rowCount === 1;
}

/** Saves new hashes; what is null stays as it is. A factor begun by the passwords that were comes to nothing. */
export async function saveHashes(
  tx: pg.ClientBase,
  memberId: string,
  { password, withdrawal, at }: { password: string | null; withdrawal: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `update member set password_hash = coalesce($2, password_hash),
       withdrawal_hash = coalesce($3, withdrawal_hash), updated_at = $4
     where member_id = $1`,
    [memberId, password, withdrawal, at],
  );
  await dropBegun(tx, memberId);
}
