import { randomUUID } from 'node:crypto';
import type { GamesWorld } from './games-world.ts';

/** A vendor of the st8 style, which the seed has none of, and its game. */
export async function openStation({ pool, deps }: GamesWorld): Promise<void> {
  await pool.query(
    `insert into game_vendor (vendor_key, name_ko, name_en, name_vi, protocol, changed_at)
     values ('station', '스테이션', 'Station', 'Station', 'st8', now())`,
  );
  await pool.query(
    `insert into game (game_id, vendor_key, game_code, vendor_code, group_code, name_ko, name_en,
       name_vi, choseong, features, tags, has_demo, is_playable, kind, added_at, changed_at)
     values ($1, 'station', 'gates', '222', 'slot', '문', 'gates', 'gates', '', '{}', '{}', true, true,
       'slot', now(), now())`,
    [randomUUID()],
  );
  await deps.vendors.refresh();
  await deps.games.refresh();
}
