import type pg from 'pg';
import { type Definition, definitionText } from '../domain/definition.ts';

type Key = { siteId: string; promotionId: string };

/** Writes a promotion that nobody has agreed to yet: it gives nothing. One of that id stays what it is. */
export async function insertDraft(
  tx: pg.ClientBase,
  { siteId, promotionId }: Key,
  definition: Definition,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into promotion
       (promotion_id, site_id, trigger, document, state, starts_at, ends_at, budget, made_at)
     values ($1, $2, $3, $4, 'draft', $5, $6, 0, $7)
     on conflict (promotion_id) do nothing`,
    [
      promotionId,
      siteId,
      definition.rules.trigger,
      JSON.stringify(definitionText(definition)),
      definition.startsAt,
      definition.endsAt,
      at,
    ],
  );
}

/** Puts a version into force that was agreed to, and keeps it. */
export async function writeVersion(
  tx: pg.ClientBase,
  promotionId: string,
  definition: Definition,
  by: { operatorId: string; loginId: string; reason: string; at: Date },
): Promise<number> {
  const document = JSON.stringify(definitionText(definition));
  const { startsAt, endsAt, budget } = definition;
  const { rows } = await tx.query<{ version: number }>(
    `update promotion set version = version + 1, document = $2, starts_at = $3, ends_at = $4,
       budget = $5
     where promotion_id = $1 returning version`,
    [promotionId, document, startsAt, endsAt, budget],
  );
  const version = rows[0]?.version ?? 0;
  await tx.query(
    `insert into promotion_version
       (promotion_id, version, document, reason, changed_at, changed_by, changed_by_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [promotionId, version, document, by.reason, by.at, by.operatorId, by.loginId],
  );
  return version;
}

/** Starts a promotion or stops it; the database keeps when. */
export async function writeState(
  tx: pg.ClientBase,
  promotionId: string,
  { state, at }: { state: 'running' | 'stopped'; at: Date },
): Promise<void> {
  await tx.query(`select set_config('promotion.switched_at', $1, true)`, [at.toISOString()]);
  await tx.query('update promotion set state = $2 where promotion_id = $1', [promotionId, state]);
}
