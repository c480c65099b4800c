import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;
type Wheel = { promotionId: string; memberId: string };

/** A spin whose seed's hash is known to its member, and nothing else. */
export type PromisedSpin = {
  spinId: string;
  number: number;
  seedHash: string;
  /** Null of a promise that was made before seeds were kept. */
  sealedSeed: string | null;
};

/**
 * Holds a member's wheel until the transaction ends: of many promises asked for at once one is made, and of
 * many spins each counts those before it.
 */
export async function lockWheel(
  tx: pg.ClientBase,
  { promotionId, memberId }: Wheel,
): Promise<void> {
  const name = JSON.stringify(['roulette wheel', promotionId, memberId]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [name]);
}

/** The member's spin that waits to be spun; null where none was promised. */
export async function openPromise(
  db: Db,
  { promotionId, memberId }: Wheel,
): Promise<PromisedSpin | null> {
  const { rows } = await db.query<PromisedSpin>(
    `select spin_id as "spinId", number, seed_hash as "seedHash",
       sealed_seed as "sealedSeed"
     from roulette_spin
     where promotion_id = $1 and member_id = $2 and spun_at is null order by number limit 1`,
    [promotionId, memberId],
  );
  return rows[0] ?? null;
}

/** The number of the member's next spin. */
export async function nextNumber(db: Db, { promotionId, memberId }: Wheel): Promise<number> {
  const { rows } = await db.query<{ next: number }>(
    `select coalesce(max(number), 0) + 1 as next from roulette_spin
     where promotion_id = $1 and member_id = $2`,
    [promotionId, memberId],
  );
  return rows[0]?.next ?? 1;
}

/** Writes a promise; one that another call wrote meanwhile stays as it is. */
export async function insertPromise(
  db: Db,
  { promotionId, memberId }: Wheel,
  promise: PromisedSpin & { siteId: string; at: Date },
): Promise<void> {
  const { spinId, siteId, number, seedHash, sealedSeed, at } = promise;
  await db.query(
    `insert into roulette_spin
       (spin_id, promotion_id, site_id, member_id, number, seed_hash, sealed_seed, promised_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [spinId, promotionId, siteId, memberId, number, seedHash, sealedSeed, at],
  );
}

/** Takes back a promise that nobody can keep: its key is gone. */
export async function removePromise(db: Db, spinId: string): Promise<void> {
  await db.query('delete from roulette_spin where spin_id = $1 and spun_at is null', [spinId]);
}
