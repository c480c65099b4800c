import type pg from 'pg';
import type { Jackpot, ReportedJackpot } from '../domain/jackpot.ts';

/** Writes what a vendor reports now: what it reports no more is gone, what is less has fallen. */
export async function saveJackpots(
  tx: pg.ClientBase,
  vendorKey: string,
  reported: readonly ReportedJackpot[],
  at: Date,
): Promise<void> {
  await tx.query(
    'delete from game_jackpot where vendor_key = $1 and jackpot_id <> all($2::text[])',
    [vendorKey, reported.map(({ jackpotId }) => jackpotId)],
  );
  for (const one of reported) {
    await tx.query(
      `insert into game_jackpot as old (vendor_key, jackpot_id, name_ko, name_en, name_vi, game_codes,
         amount, read_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (vendor_key, jackpot_id) do update set name_ko = excluded.name_ko,
         name_en = excluded.name_en, name_vi = excluded.name_vi, game_codes = excluded.game_codes,
         amount = excluded.amount, read_at = excluded.read_at,
         fell_from = case when excluded.amount < old.amount then old.amount else old.fell_from end,
         fell_at = case when excluded.amount < old.amount then excluded.read_at else old.fell_at end`,
      [
        vendorKey,
        one.jackpotId,
        one.nameKo,
        one.nameEn,
        one.nameVi,
        [...one.gameCodes],
        one.amount,
        at,
      ],
    );
  }
}

/** The largest first. */
export async function readJackpots(pool: pg.Pool): Promise<Jackpot[]> {
  const { rows } = await pool.query<Jackpot>(
    `select vendor_key as "vendorKey", jackpot_id as "jackpotId", name_ko as "nameKo",
       name_en as "nameEn", name_vi as "nameVi", game_codes as "gameCodes", amount,
       read_at as "readAt", fell_from as "fellFrom", fell_at as "fellAt"
     from game_jackpot order by amount desc, vendor_key, jackpot_id`,
  );
  return rows;
}

type JackpotWin = {
  transactionId: string;
  vendorKey: string;
  gameId: string | null;
  roundId: string | null;
  memberId: string;
  loginId: string;
  amount: bigint;
  at: Date;
  isRolledBack: boolean;
};

/** The last jackpots that a site's members were paid by a call of their own. */
export async function readJackpotWins(
  pool: pg.Pool,
  siteId: string,
  limit: number,
): Promise<JackpotWin[]> {
  const { rows } = await pool.query<JackpotWin>(
    `select t.transaction_id as "transactionId", t.vendor_key as "vendorKey", t.game_id as "gameId",
       t.round_id as "roundId", t.member_id as "memberId", coalesce(m.login_id, '') as "loginId",
       t.amount, t.decided_at as at, t.rolled_back_at is not null as "isRolledBack"
     from game_transaction t left join member m on m.member_id = t.member_id
     where t.site_id = $1 and t.verb = 'jackpot_win' and t.state = 'applied'
       and m.is_test is not true
     order by t.asked_at desc limit $2`,
    [siteId, limit],
  );
  return rows;
}
