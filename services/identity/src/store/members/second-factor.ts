import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { Vault } from '../vault.ts';

/** Where the secret of a member's second factor is sealed for. */
export function memberSecretPlace(memberId: string) {
  return { rowId: memberId, column: 'member_second_factor.secret' };
}

/** A member's second factor, opened; null for none, not even a begun one. */
export async function findSecondFactor(
  { db, vault }: { db: IdentityDeps['db']; vault: Vault },
  memberId: string,
): Promise<{ secret: string; begunAt: Date; confirmedAt: Date | null } | null> {
  const row = await db.memberSecondFactor.findUnique({ where: { memberId } });
  if (row === null) return null;
  const { begunAt, confirmedAt } = row;
  return { secret: vault.open(memberSecretPlace(memberId), row.secret), begunAt, confirmedAt };
}

/** Whether a member has a second factor in use: an authenticator or a passkey. */
export async function hasFactor(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>(
    `select exists (
         select from member_second_factor where member_id = $1 and confirmed_at is not null)
       or exists (select from passkey where owner_kind = 'member' and owner_id = $1) as has`,
    [memberId],
  );
  return rows[0]?.has ?? false;
}

/**
 * Writes a new secret that no code has confirmed yet, over an earlier one of that kind.
 *
 * @returns false when the member has one in use
 */
export async function saveBegun(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  { siteId, memberId, secret }: { siteId: string; memberId: string; secret: string },
): Promise<boolean> {
  const sealed = vault.seal(memberSecretPlace(memberId), secret);
  const { rowCount } = await tx.query(
    `insert into member_second_factor as old (member_id, site_id, secret, key_version, begun_at)
     values ($1, $2, $3, $4, $5)
     on conflict (member_id) do update set secret = excluded.secret,
       key_version = excluded.key_version, begun_at = excluded.begun_at
     where old.confirmed_at is null`,
    [memberId, siteId, sealed, vault.currentVersion, clock.now()],
  );
  return rowCount === 1;
}

/** Uses a code up: of two acts with one code only one finds it unused. */
export async function useMemberCode(
  tx: pg.ClientBase,
  memberId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update member_second_factor set last_step = $2 where member_id = $1 and last_step < $2',
    [memberId, step],
  );
  return rowCount === 1;
}

/**
 * Puts what was begun then into use, under the member's lock.
 *
 * @returns `confirmed` when another call did, `gone` when there is none by now, or another one
 */
export async function confirmFactor(
  tx: pg.ClientBase,
  memberId: string,
  { begunAt, at }: { begunAt: Date; at: Date },
): Promise<'done' | 'confirmed' | 'gone'> {
  const { rows } = await tx.query<{ isNew: boolean }>(
    `update member_second_factor as now set confirmed_at = coalesce(was.confirmed_at, $2)
     from member_second_factor was
     where now.member_id = $1 and was.member_id = now.member_id and was.begun_at = $3
     returning was.confirmed_at is null as "isNew"`,
    [memberId, at, begunAt],
  );
  if (rows[0] === undefined) return 'gone';
  return rows[0].isNew ? 'done' : 'confirmed';
}

/** Takes away what no code has confirmed. */
export async function dropBegun(tx: pg.ClientBase, memberId: string): Promise<void> {
  await tx.query('delete from member_second_factor where member_id = $1 and confirmed_at is null', [
    memberId,
  ]);
}

/** @returns whether there was one in use */
export async function deleteSecondFactor(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const { rows } = await tx.query<{ used: boolean }>(
    `delete from member_second_factor where member_id = $1
     returning confirmed_at is not null as used`,
    [memberId],
  );
  return rows[0]?.used ?? false;
}
