import type pg from 'pg';

/** A vendor's offer in the menus. */
export type GameCode = {
  code: string;
  vendorKey: string;
  nameKo: string;
  nameEn: string;
  nameVi: string;
  groupCode: string;
  ord: number;
  games: number;
};

/** The codes that are shown, in the order of the menus, with how many games each lists. */
export async function readCodes(pool: pg.Pool): Promise<GameCode[]> {
  const { rows } = await pool.query<GameCode>(
    `select code, c.vendor_key as "vendorKey", name_ko as "nameKo", name_en as "nameEn",
       name_vi as "nameVi", group_code as "groupCode", ord, coalesce(games, 0)::int as games
     from game_code c
     left join (select vendor_code, count(*) as games from game where state <> 'hidden'
                group by vendor_code) g on g.vendor_code = c.code
     where not is_hidden order by ord, code`,
  );
  return rows;
}

/** Whether a vendor has a game, hidden or not. */
export async function hasGame(
  pool: pg.Pool,
  { vendorKey, gameCode }: { vendorKey: string; gameCode: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from game where vendor_key = $1 and game_code = $2',
    [vendorKey, gameCode],
  );
  return rowCount === 1;
}
