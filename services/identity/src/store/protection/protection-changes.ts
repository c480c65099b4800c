import { canonicalJson } from '@noriter/kit/canonical-json';
import type pg from 'pg';
import type { ProtectionRequest } from '../../domain/protection/protection.ts';

/** Whose protection, and what to do about it; the id is the same for each repetition. */
export type ProtectionChange = {
  readonly siteId: string;
  readonly memberId: string;
  readonly address: string;
  readonly changeId: string;
  readonly request: ProtectionRequest;
  /** The operator's login id and reason, where it was not the member. */
  readonly by?: { operator: string; reason: string };
};

/** Whether this very change is there already: a repetition after a crash. */
export async function isRecorded(tx: pg.ClientBase, changeId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from protection_change where change_id = $1', [
    changeId,
  ]);
  return rowCount === 1;
}

/** Writes a change into the member's history. */
export async function recordChange(
  tx: pg.ClientBase,
  { changeId, siteId, memberId, address, request, by }: ProtectionChange,
  { waits, now }: { waits: boolean; now: Date },
): Promise<void> {
  const { action, ...detail } = request;
  const text = canonicalJson(waits ? { ...detail, waits: 'raise' } : detail);
  await tx.query(
    `insert into protection_change (change_id, site_id, member_id, at, action, detail, operator,
       reason, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      changeId,
      siteId,
      memberId,
      now,
      action,
      text,
      by?.operator ?? null,
      by?.reason ?? null,
      address,
    ],
  );
}
