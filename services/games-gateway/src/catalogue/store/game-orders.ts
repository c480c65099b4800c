import type pg from 'pg';
import type { Place } from '../domain/places.ts';
import type { GameList } from './games.ts';

/** An order as it was saved last; version 0 is one that nobody has put. */
export type GameOrder = { version: number; changedBy: string | null; changedAt: Date | null };

type OrderedBy = { operatorId: string; at: Date };

export async function readOrder(
  db: pg.Pool,
  { vendorKey, groupCode }: GameList,
): Promise<GameOrder> {
  const { rows } = await db.query<GameOrder>(
    `select version, changed_by as "changedBy", changed_at as "changedAt" from game_order
     where vendor_key = $1 and group_code = $2`,
    [vendorKey, groupCode],
  );
  return rows[0] ?? { version: 0, changedBy: null, changedAt: null };
}

/**
 * Makes the next version of an order, and keeps everybody else from it until the transaction ends.
 *
 * @returns false when it is not at `version` any more
 */
export async function takeOrder(
  tx: pg.ClientBase,
  { vendorKey, groupCode, version }: GameList & { version: number },
  { operatorId, at }: OrderedBy,
): Promise<boolean> {
  const first = `insert into game_order (vendor_key, group_code, version, changed_by, changed_at)
    values ($1, $2, $3::int + 1, $4, $5) on conflict do nothing`;
  const next = `update game_order set version = $3 + 1, changed_by = $4, changed_at = $5
    where vendor_key = $1 and group_code = $2 and version = $3`;
  const { rowCount } = await tx.query(version === 0 ? first : next, [
    vendorKey,
    groupCode,
    version,
    operatorId,
    at,
  ]);
  return rowCount === 1;
}

/** One game was given another place by itself: whoever has the whole order open looks again. */
export async function countOrder(
  tx: pg.ClientBase,
  { vendorKey, groupCode }: GameList,
  { operatorId, at }: OrderedBy,
): Promise<void> {
  await tx.query(
    `insert into game_order as old (vendor_key, group_code, version, changed_by, changed_at)
     values ($1, $2, 1, $3, $4)
     on conflict (vendor_key, group_code) do update
     set version = old.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [vendorKey, groupCode, operatorId, at],
  );
}

/** Writes the places that are others than before. */
export async function savePlaces(
  tx: pg.ClientBase,
  places: readonly Place[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update game set ord = place.ord, changed_at = $3
     from unnest($1::uuid[], $2::int[]) as place (game_id, ord)
     where game.game_id = place.game_id and game.ord <> place.ord`,
    [places.map(({ gameId }) => gameId), places.map(({ ord }) => ord), at],
  );
}
