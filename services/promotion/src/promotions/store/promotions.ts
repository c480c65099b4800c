import type pg from 'pg';
import { z } from 'zod';
import { definitionShape, type Trigger, triggers } from '../domain/definition.ts';

type Db = pg.Pool | pg.ClientBase;

const promotionRow = z.object({
  promotionId: z.string(),
  siteId: z.string(),
  trigger: z.enum(triggers),
  version: z.int(),
  definition: definitionShape,
  state: z.enum(['draft', 'running', 'stopped']),
  budget: z.bigint(),
  committed: z.bigint(),
  madeAt: z.date(),
});

export type Promotion = z.output<typeof promotionRow>;

const COLUMNS = `promotion_id as "promotionId", site_id as "siteId", trigger, version,
  document as definition, state, budget, committed, made_at as "madeAt"`;

type Key = { siteId: string; promotionId: string };

/**
 * A site's promotion; null when there is none. `share` holds off a stop, a new version and
 * whatever takes budget until the transaction ends; `update` whoever shares it as well.
 */
export async function readPromotion(
  db: Db,
  { siteId, promotionId }: Key,
  lock: 'none' | 'share' | 'update' = 'none',
): Promise<Promotion | null> {
  const locking = { none: '', share: 'for share', update: 'for no key update' }[lock];
  const { rows } = await db.query(
    `select ${COLUMNS} from promotion where site_id = $1 and promotion_id = $2 ${locking}`,
    [siteId, promotionId],
  );
  return rows[0] === undefined ? null : promotionRow.parse(rows[0]);
}

/** Promotions of a site that run at a moment, the newest first. */
export async function runningPromotions(
  db: Db,
  { siteId, now, trigger }: { siteId: string; now: Date; trigger?: Trigger },
): Promise<Promotion[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from promotion
     where site_id = $1 and state = 'running' and starts_at <= $2
       and (ends_at is null or ends_at > $2) and ($3::text is null or trigger = $3)
     order by starts_at desc, promotion_id`,
    [siteId, now, trigger ?? null],
  );
  return z.array(promotionRow).parse(rows);
}

/** Promotions of a site, or of all, that are started, also those whose end has come: something of them may be due. */
export async function promotionsOfTrigger(
  db: Db,
  trigger: Trigger,
  siteId: string | null = null,
): Promise<Promotion[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from promotion
     where state = 'running' and trigger = $1 and ($2::text is null or site_id = $2)
     order by promotion_id`,
    [trigger, siteId],
  );
  return z.array(promotionRow).parse(rows);
}

/** All of a site, the newest first. */
export async function listPromotions(
  db: Db,
  { siteId, limit, offset }: { siteId: string; limit: number; offset: number },
): Promise<{ rows: Promotion[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select ${COLUMNS} from promotion where site_id = $1
       order by made_at desc, promotion_id limit $2 offset $3`,
      [siteId, limit, offset],
    ),
    db.query<{ total: number }>('select count(*)::int as total from promotion where site_id = $1', [
      siteId,
    ]),
  ]);
  return { rows: z.array(promotionRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
