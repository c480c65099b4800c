import type pg from 'pg';
import {
  type NamedLimit,
  noProtection,
  type Protection,
} from '../../domain/protection/protection-state.ts';
import { protectionRow } from './protection-rows.ts';

/** Protection as it is stored; version 0 is that of a member who never had any. */
export type StoredProtection = Protection & { readonly version: number };

/** Reads a member's protection in one statement, so that its parts belong together. */
export async function loadProtection(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
): Promise<StoredProtection> {
  const protections = await loadProtections(db, [memberId]);
  return protections.get(memberId) ?? unprotected;
}

export const unprotected: StoredProtection = { ...noProtection, version: 0 };

/** The same of many; who never had any is not there. */
export async function loadProtections(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<Map<string, StoredProtection>> {
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId", version, reality_check_minutes as "realityCheck",
       time_out_until as "timeOutUntil", excluded_at as "excludedAt",
       excluded_until as "excludedUntil",
       coalesce((
         select json_agg(json_build_object('kind', kind, 'period', period, 'setBy', set_by,
           'amount', amount::text, 'raiseAskedAt', raise_asked_at,
           'raiseAmount', raise_amount::text))
         from protection_limit as own where own.member_id = protection.member_id
       ), '[]'::json) as limits
     from protection where member_id = any ($1::uuid[])`,
    [memberIds],
  );
  return new Map(
    rows.map((found) => {
      const { excludedAt, excludedUntil, ...row } = protectionRow.parse(found);
      const exclusion = excludedAt === null ? null : { since: excludedAt, until: excludedUntil };
      return [found.memberId, { ...row, exclusion }];
    }),
  );
}

/** Writes protection back, in the transaction that locked the member. */
export async function saveProtection(
  tx: pg.ClientBase,
  member: { memberId: string; siteId: string },
  protection: StoredProtection,
  now: Date,
): Promise<void> {
  const { exclusion } = protection;
  await tx.query(
    `insert into protection (member_id, site_id, version, reality_check_minutes, time_out_until,
       excluded_at, excluded_until, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (member_id) do update
     set version = excluded.version, reality_check_minutes = excluded.reality_check_minutes,
       time_out_until = excluded.time_out_until, excluded_at = excluded.excluded_at,
       excluded_until = excluded.excluded_until, updated_at = excluded.updated_at`,
    [
      member.memberId,
      member.siteId,
      protection.version,
      protection.realityCheck,
      protection.timeOutUntil,
      exclusion?.since ?? null,
      exclusion?.until ?? null,
      now,
    ],
  );
  for (const limit of protection.limits) await saveLimit(tx, member.memberId, limit);
}

async function saveLimit(
  tx: pg.ClientBase,
  memberId: string,
  { kind, period, setBy, amount, raise }: NamedLimit,
): Promise<void> {
  await tx.query(
    `insert into protection_limit (member_id, kind, period, set_by, amount, raise_asked_at,
       raise_amount)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id, kind, period, set_by) do update
     set amount = excluded.amount, raise_asked_at = excluded.raise_asked_at,
       raise_amount = excluded.raise_amount`,
    [memberId, kind, period, setBy, amount, raise?.askedAt ?? null, raise?.amount ?? null],
  );
}
