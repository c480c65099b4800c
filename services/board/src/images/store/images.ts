import type pg from 'pg';
import { z } from 'zod';

type Db = pg.Pool | pg.ClientBase;

/** Who brings a picture. */
export type Bringer = { siteId: string; memberId: string | null; operator: string | null };

export type NewImage = Bringer & {
  imageId: string;
  width: number;
  height: number;
  bytes: number;
  at: Date;
};

/** Where a picture stands: a post, or an entry of an inquiry. */
export type Place = { kind: 'post' | 'entry'; idx: number };

const columnOf = { post: 'post_idx', entry: 'entry_idx' } as const;

/** Writes a picture down unless its bringer has too many in no place. @returns whether it was */
export async function insertImage(
  tx: pg.ClientBase,
  image: NewImage,
  loose: { max: number; since: Date },
): Promise<boolean> {
  const { siteId, memberId, operator } = image;
  const owner = `${siteId} ${memberId ?? operator}`;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 9))', [owner]);
  const { rowCount } = await tx.query(
    `insert into board_image
       (image_id, site_id, member_id, operator, width, height, bytes, made_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from board_image where site_id = $2
       and member_id is not distinct from $3::uuid and operator is not distinct from $4::text
       and post_idx is null and entry_idx is null and made_at > $10) < $9`,
    [
      image.imageId,
      siteId,
      memberId,
      operator,
      image.width,
      image.height,
      image.bytes,
      image.at,
      loose.max,
      loose.since,
    ],
  );
  return rowCount === 1;
}

/** How many pictures of a bringer are in no place and not due to be collected. */
export async function countLoose(
  db: Db,
  { siteId, memberId, operator }: Bringer,
  since: Date,
): Promise<number> {
  const { rows } = await db.query<{ loose: number }>(
    `select count(*)::int as loose from board_image where site_id = $1
       and member_id is not distinct from $2::uuid and operator is not distinct from $3::text
       and post_idx is null and entry_idx is null and made_at > $4`,
    [siteId, memberId, operator, since],
  );
  return rows[0]?.loose ?? 0;
}

/** A picture whose bytes may be nowhere is collected next, and counts as none until then. */
export async function makeDue(db: Db, imageId: string, since: Date): Promise<void> {
  await db.query(
    `update board_image set made_at = $2::timestamptz - interval '1 second'
     where image_id = $1 and post_idx is null and entry_idx is null`,
    [imageId, since],
  );
}

/** Puts pictures into a place, in their order. @returns how many there are of them */
export async function placeImages(
  tx: pg.ClientBase,
  { siteId, memberId, operator }: Bringer,
  { place: { kind, idx }, imageIds }: { place: Place; imageIds: readonly string[] },
): Promise<number> {
  const column = columnOf[kind];
  await tx.query(
    `update board_image set position = null
     where ${column} = $1 and position is not null and image_id <> all($2::uuid[])`,
    [idx, imageIds],
  );
  const { rowCount } = await tx.query(
    `update board_image set ${column} = $1, position = asked.place
     from unnest($2::uuid[]) with ordinality as asked (id, place)
     where image_id = asked.id and site_id = $3
       and member_id is not distinct from $4::uuid and operator is not distinct from $5::text
       and ((post_idx is null and entry_idx is null) or ${column} = $1)`,
    [idx, imageIds, siteId, memberId, operator],
  );
  return rowCount ?? 0;
}

const placed = z.object({
  place: z.number(),
  imageId: z.string(),
  width: z.number(),
  height: z.number(),
});

export type PlacedImage = Omit<z.infer<typeof placed>, 'place'>;

/** The pictures of each of the places, in their order. */
export async function imagesOf(
  db: Db,
  kind: Place['kind'],
  idxs: readonly number[],
): Promise<ReadonlyMap<number, PlacedImage[]>> {
  if (idxs.length === 0) return new Map();
  const column = columnOf[kind];
  const { rows } = await db.query({
    name: `images-of-${kind}`,
    text: `select ${column} as place, image_id as "imageId", width, height from board_image
      where ${column} = any($1::integer[]) and position is not null order by ${column}, position`,
    values: [idxs],
  });
  const found = new Map<number, PlacedImage[]>();
  for (const { place, ...image } of placed.array().parse(rows)) {
    found.set(place, [...(found.get(place) ?? []), image]);
  }
  return found;
}

/** The site of a picture; null when there is none. */
export async function siteOfImage(db: Db, imageId: string): Promise<string | null> {
  const { rows } = await db.query<{ site: string }>(
    'select site_id as site from board_image where image_id = $1',
    [imageId],
  );
  return rows[0]?.site ?? null;
}

export type Orphan = { imageId: string; siteId: string };

/** Pictures in no place since before then, locked, so that nobody places them meanwhile. */
export async function lockOrphans(
  tx: pg.ClientBase,
  { before, limit }: { before: Date; limit: number },
): Promise<Orphan[]> {
  const { rows } = await tx.query<Orphan>(
    `select image_id as "imageId", site_id as "siteId" from board_image
     where post_idx is null and entry_idx is null and made_at < $1
     order by made_at limit $2 for update skip locked`,
    [before, limit],
  );
  return rows;
}

export async function deleteImages(tx: pg.ClientBase, imageIds: readonly string[]): Promise<void> {
  await tx.query('delete from board_image where image_id = any($1::uuid[])', [imageIds]);
}
