import type pg from 'pg';
import { z } from 'zod';
import { type GamePlay, playStates } from '../domain/game-play.ts';

/** Keeps what is newer than what is kept: an event may come twice, late or after a newer one. */
export async function savePlays(pool: pg.Pool, plays: readonly GamePlay[]): Promise<void> {
  const newest = new Map<string, GamePlay>();
  for (const play of plays) {
    const known = newest.get(play.roundId);
    if (known === undefined || known.version < play.version) newest.set(play.roundId, play);
  }
  const rows = [...newest.values()].map(({ names, openedAt, changedAt, ...play }) => ({
    ...play,
    ...names,
    staked: play.staked.toString(),
    returned: play.returned.toString(),
    openedAt: openedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
  await pool.query({
    name: 'save-plays',
    text: `
      insert into game_play as kept (round_id, site_id, member_id, group_code, vendor_key,
        vendor_code, game_code, name_ko, name_en, name_vi, vendor_round_id, state, staked, returned,
        version, opened_at, changed_at)
      select "roundId", "siteId", "memberId", "groupCode", "vendorKey", "vendorCode", "gameCode", ko,
        en, vi, "vendorRoundId", state, staked, returned, version, "openedAt", "changedAt"
      from jsonb_to_recordset($1::jsonb) as one ("roundId" uuid, "siteId" text, "memberId" uuid,
        "groupCode" text, "vendorKey" text, "vendorCode" text, "gameCode" text, ko text, en text,
        vi text, "vendorRoundId" text, state text, staked bigint, returned bigint, version int,
        "openedAt" timestamptz, "changedAt" timestamptz)
      order by "roundId"
      on conflict (round_id) do update set state = excluded.state, staked = excluded.staked,
        returned = excluded.returned, version = excluded.version, changed_at = excluded.changed_at
      where kept.version < excluded.version`,
    values: [JSON.stringify(rows)],
  });
}

const playRow = z.object({
  roundId: z.string(),
  groupCode: z.string(),
  vendorKey: z.string(),
  vendorCode: z.string(),
  gameCode: z.string(),
  names: z.object({ ko: z.string(), en: z.string(), vi: z.string() }),
  vendorRoundId: z.string(),
  state: z.enum(playStates),
  staked: z.bigint(),
  returned: z.bigint(),
  openedAt: z.date(),
  changedAt: z.date(),
});
export type PlayView = z.output<typeof playRow>;

/** Rounds by their ids, in any order. */
export async function playsOf(pool: pg.Pool, roundIds: readonly string[]): Promise<PlayView[]> {
  if (roundIds.length === 0) return [];
  const { rows } = await pool.query(
    `select round_id as "roundId", group_code as "groupCode", vendor_key as "vendorKey",
       vendor_code as "vendorCode", game_code as "gameCode",
       jsonb_build_object('ko', name_ko, 'en', name_en, 'vi', name_vi) as names,
       vendor_round_id as "vendorRoundId", state, staked, returned, opened_at as "openedAt",
       changed_at as "changedAt"
     from game_play where round_id = any($1::uuid[])`,
    [[...roundIds]],
  );
  return playRow.array().parse(rows);
}
