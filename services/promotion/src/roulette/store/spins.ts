import type pg from 'pg';
import { z } from 'zod';
import { definitionShape } from '../../promotions/domain/definition.ts';

type Db = pg.Pool | pg.ClientBase;

const spinRow = z.object({
  spinId: z.string(),
  promotionId: z.string(),
  memberId: z.string(),
  number: z.int(),
  seedHash: z.string(),
  sealedSeed: z.string().nullable(),
  promisedAt: z.date(),
  version: z.int().nullable(),
  word: z.string().nullable(),
  seed: z.string().nullable(),
  slot: z.int().nullable(),
  spunAt: z.date().nullable(),
});

export type Spin = z.output<typeof spinRow>;

const COLUMNS = `spin_id as "spinId", spin.promotion_id as "promotionId", member_id as "memberId",
  number, seed_hash as "seedHash", sealed_seed as "sealedSeed",
  promised_at as "promisedAt", spin.version, member_word as word,
  seed, slot, spun_at as "spunAt"`;

/** A member's spin by its number, locked until the transaction ends. */
export async function lockSpin(
  tx: pg.ClientBase,
  of: { promotionId: string; memberId: string; number: number },
): Promise<Spin | null> {
  const { rows } = await tx.query(
    `select ${COLUMNS} from roulette_spin spin
     where promotion_id = $1 and member_id = $2 and number = $3 for update`,
    [of.promotionId, of.memberId, of.number],
  );
  return rows[0] === undefined ? null : spinRow.parse(rows[0]);
}

/** How many spins a member has had since a moment. */
export async function spinsSince(
  db: Db,
  { promotionId, memberId }: { promotionId: string; memberId: string },
  since: Date,
): Promise<number> {
  const { rows } = await db.query<{ spins: number }>(
    `select count(*)::int as spins from roulette_spin
     where promotion_id = $1 and member_id = $2 and spun_at >= $3`,
    [promotionId, memberId, since],
  );
  return rows[0]?.spins ?? 0;
}

/** Writes what a spin came to. It stays so: the table refuses another outcome. */
export async function writeSpin(
  tx: pg.ClientBase,
  spinId: string,
  drawn: { version: number; word: string; seed: string; slot: number; at: Date },
): Promise<void> {
  await tx.query(
    `update roulette_spin set version = $2, member_word = $3, seed = $4, slot = $5, spun_at = $6
     where spin_id = $1`,
    [spinId, drawn.version, drawn.word, drawn.seed, drawn.slot, drawn.at],
  );
}

const spunRow = spinRow.extend({
  version: z.int(),
  word: z.string(),
  seed: z.string(),
  slot: z.int(),
  spunAt: z.date(),
  document: definitionShape,
});

export type SpunSpin = z.output<typeof spunRow>;

/** A member's spins with the wheel each was spun on, the newest first; or one of them. */
export async function listSpins(
  pool: pg.Pool,
  of: { memberId: string; spinId: string | null; limit: number; offset: number },
): Promise<{ rows: SpunSpin[]; total: number }> {
  const where = 'member_id = $1 and spun_at is not null and ($2::uuid is null or spin_id = $2)';
  const [found, count] = await Promise.all([
    pool.query(
      `select ${COLUMNS}, document from roulette_spin spin
         join promotion_version wheel
           on wheel.promotion_id = spin.promotion_id and wheel.version = spin.version
       where ${where} order by spun_at desc, number desc limit $3 offset $4`,
      [of.memberId, of.spinId, of.limit, of.offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from roulette_spin where ${where}`,
      [of.memberId, of.spinId],
    ),
  ]);
  return { rows: z.array(spunRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
