import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { AgeMethod } from '../../domain/members/age.ts';
import type { Vault } from '../vault.ts';

const COLUMN = 'member.birth_date';

export function sealBirthDate(vault: Vault, memberId: string, birthDate: string): string {
  return vault.seal({ rowId: memberId, column: COLUMN }, birthDate);
}

export function openBirthDate(vault: Vault, memberId: string, sealed: string): string {
  return vault.open({ rowId: memberId, column: COLUMN }, sealed);
}

/** The day a member was born, as they signed up with it or an operator confirmed it. */
export async function readBirthDate(
  { vault }: Pick<IdentityDeps, 'vault'>,
  db: pg.Pool | pg.ClientBase,
  memberId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ sealed: string | null }>(
    'select birth_date as sealed from member where member_id = $1',
    [memberId],
  );
  const sealed = rows[0]?.sealed ?? null;
  return sealed === null ? null : openBirthDate(vault, memberId, sealed);
}

/** The day a member was born, where an operator has seen it. */
export async function confirmedBirthDate(
  { db, vault }: Pick<IdentityDeps, 'db' | 'vault'>,
  memberId: string,
): Promise<string | null> {
  const seen = await db.member.findUnique({
    where: { memberId, ageConfirmedAt: { not: null } },
    select: { birthDate: true },
  });
  const sealed = seen?.birthDate ?? null;
  return sealed === null ? null : openBirthDate(vault, memberId, sealed);
}

/** Writes that an operator has seen how old a member is. */
export async function saveConfirmedAge(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  { memberId, ...seen }: { memberId: string; birthDate: string; method: AgeMethod; by: string },
): Promise<void> {
  // key_version stays that of the row's oldest seal, so that a reseal finds the row.
  await tx.query(
    `update member set birth_date = $2, age_method = $3, age_confirmed_by = $4,
       age_confirmed_at = $5, updated_at = $5
     where member_id = $1`,
    [memberId, sealBirthDate(vault, memberId, seen.birthDate), seen.method, seen.by, clock.now()],
  );
}
