import type pg from 'pg';

/** @returns WebP; null where none is kept */
export async function readImage(pool: pg.Pool, imageKey: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ webp: Buffer }>(
    'select webp from game_image where image_key = $1',
    [imageKey],
  );
  return rows[0]?.webp ?? null;
}

/** Where a vendor has the picture of a game; null when no game has this one. */
export async function findImageUrl(pool: pg.Pool, imageKey: string): Promise<string | null> {
  const { rows } = await pool.query<{ imageUrl: string }>(
    'select image_url as "imageUrl" from game where image_key = $1 limit 1',
    [imageKey],
  );
  return rows[0]?.imageUrl ?? null;
}

export async function saveImage(
  pool: pg.Pool,
  { imageKey, webp, at }: { imageKey: string; webp: Buffer; at: Date },
): Promise<void> {
  await pool.query(
    `insert into game_image (image_key, webp, fetched_at) values ($1, $2, $3)
     on conflict do nothing`,
    [imageKey, webp, at],
  );
}
