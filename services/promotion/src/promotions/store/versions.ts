import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import { type Definition, definitionShape } from '../domain/definition.ts';

/** Versions that operators asked for. */
export const promotionChanges = requestTable('promotion_change', 'change_id', {
  promotionId: z.string(),
  fromVersion: z.int(),
  document: z.json(),
  weight: z.bigint(),
});

export type PromotionChange = RowOf<typeof promotionChanges.own.shape>;

export function changesOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, promotionId }: { siteId: string; promotionId: string },
): Promise<PromotionChange[]> {
  const where = 'site_id = $1 and promotion_id = $2';
  return requestsWhere(db, promotionChanges, where, [siteId, promotionId]);
}

/** The change of an id, whoever asked for it. */
export async function changeById(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  changeId: string,
): Promise<PromotionChange | null> {
  const where = 'site_id = $1 and change_id = $2';
  return (await requestsWhere(db, promotionChanges, where, [siteId, changeId]))[0] ?? null;
}

/** How many changes of each promotion wait for a second operator. */
export async function waitingChanges(
  db: pg.Pool,
  promotionIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ promotionId: string; waiting: number }>(
    `select promotion_id as "promotionId", count(*)::int as waiting from promotion_change
     where promotion_id = any($1::uuid[]) and status = 'waiting' group by promotion_id`,
    [promotionIds],
  );
  return new Map(rows.map(({ promotionId, waiting }) => [promotionId, waiting]));
}

const versionRow = z.object({
  version: z.int(),
  document: definitionShape,
  reason: z.string(),
  changedAt: z.date(),
  changedByName: z.string(),
});

/** Every version that was in force, the newest first. */
export async function versionsOf(
  db: pg.Pool,
  promotionId: string,
): Promise<z.output<typeof versionRow>[]> {
  const { rows } = await db.query(
    `select version, document, reason, changed_at as "changedAt",
       changed_by_name as "changedByName"
     from promotion_version where promotion_id = $1 order by version desc limit 100`,
    [promotionId],
  );
  return z.array(versionRow).parse(rows);
}

/** What a promotion was at one moment and whatever it became until another, by its versions. */
export async function definitionsDuring(
  db: pg.Pool,
  promotionId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Definition[]> {
  const { rows } = await db.query(
    `select document from promotion_version
     where promotion_id = $1 and (changed_at < $3 or changed_at <= $2)
       and version >= coalesce((select max(version) from promotion_version
         where promotion_id = $1 and changed_at <= $2), 0)`,
    [promotionId, from, until],
  );
  return rows.map(({ document }) => definitionShape.parse(document));
}

/** A promotion's document as a version had it; every version that was in force is there. */
export async function definitionAt(
  db: pg.Pool,
  promotionId: string,
  version: number,
): Promise<Definition> {
  const { rows } = await db.query(
    'select document from promotion_version where promotion_id = $1 and version = $2',
    [promotionId, version],
  );
  return definitionShape.parse(rows[0]?.document);
}
