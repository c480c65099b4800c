import type pg from 'pg';

/** A game as a vendor's catalogue has it; what operators set of it is not here. */
export type CatalogueRow = {
  gameId: string;
  vendorKey: string;
  gameCode: string;
  vendorCode: string;
  groupCode: string;
  nameKo: string;
  nameEn: string;
  nameVi: string;
  choseong: string;
  imageUrl: string;
  /** Of the picture at that address; a game keeps its own while the address stays. */
  imageKey: string;
  rtpBp: number | null;
  volatility: string;
  features: readonly string[];
  tags: readonly string[];
  hasDemo: boolean;
  isPlayable: boolean;
  maxBet: bigint | null;
  kind: string;
};

const described = `vendor_code = excluded.vendor_code, group_code = excluded.group_code,
  name_ko = excluded.name_ko, name_en = excluded.name_en, name_vi = excluded.name_vi,
  choseong = excluded.choseong, image_url = excluded.image_url, rtp_bp = excluded.rtp_bp,
  volatility = excluded.volatility, features = excluded.features, tags = excluded.tags,
  has_demo = excluded.has_demo, is_playable = excluded.is_playable, kind = excluded.kind`;

const compared = `(old.vendor_code, old.group_code, old.name_ko, old.name_en, old.name_vi,
  old.image_url, old.rtp_bp, old.volatility, old.features, old.tags, old.has_demo, old.is_playable,
  old.kind)`;

/** Writes games that are new or described otherwise; what operators have set stays. */
export async function writeGames(
  pool: pg.Pool,
  rows: readonly CatalogueRow[],
  at: Date,
): Promise<void> {
  await pool.query(
    `insert into game as old (game_id, vendor_key, game_code, vendor_code, group_code, name_ko,
       name_en, name_vi, choseong, image_url, image_key, rtp_bp, volatility, features, tags, has_demo,
       is_playable, max_bet, kind, added_at, changed_at)
     select "gameId", "vendorKey", "gameCode", "vendorCode", "groupCode", "nameKo", "nameEn", "nameVi",
       choseong, "imageUrl", "imageKey", "rtpBp", volatility,
       array(select jsonb_array_elements_text(features)), array(select jsonb_array_elements_text(tags)),
       "hasDemo", "isPlayable", "maxBet", kind, $2, $2
     from jsonb_to_recordset($1) as g ("gameId" uuid, "vendorKey" text, "gameCode" text,
       "vendorCode" text, "groupCode" text, "nameKo" text, "nameEn" text, "nameVi" text,
       choseong text, "imageUrl" text, "imageKey" text, "rtpBp" int, volatility text,
       features jsonb, tags jsonb, "hasDemo" boolean, "isPlayable" boolean, "maxBet" bigint, kind text)
     on conflict (vendor_key, game_code) do update set ${described}, changed_at = excluded.changed_at,
       image_key = case when old.image_url = excluded.image_url and old.image_key <> ''
         then old.image_key else excluded.image_key end
     where ${compared} is distinct from ${compared.replaceAll('old.', 'excluded.')}
       or (old.image_key = '' and excluded.image_key <> '')`,
    [JSON.stringify(rows.map((row) => ({ ...row, maxBet: row.maxBet?.toString() ?? null }))), at],
  );
}

export async function noteSynced(pool: pg.Pool, vendorKey: string, at: Date): Promise<void> {
  await pool.query('update game_vendor set synced_at = $2 where vendor_key = $1', [vendorKey, at]);
}
