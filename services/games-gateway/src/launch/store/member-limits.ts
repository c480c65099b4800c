import type pg from 'pg';

/** What an operator allows a member; an empty vendor or game is all of them. */
export type MemberLimit = {
  memberId: string;
  vendorKey: string;
  gameCode: string;
  isLocked: boolean;
  /** Won, in one bet. */
  maxBet: bigint | null;
  reason: string;
  setBy: string;
  setAt: Date;
};

type Scope = Pick<MemberLimit, 'memberId' | 'vendorKey' | 'gameCode'>;

const columns = `member_id as "memberId", vendor_key as "vendorKey", game_code as "gameCode",
  is_locked as "isLocked", max_bet as "maxBet", reason, set_by as "setBy", set_at as "setAt"`;

export async function listLimits(
  db: pg.Pool | pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<MemberLimit[]> {
  const { rows } = await db.query<MemberLimit>(
    `select ${columns} from game_member_limit
     where member_id = $1 and exists (select from member where member_id = $1 and site_id = $2)
     order by vendor_key, game_code`,
    [memberId, siteId],
  );
  return rows;
}

/** Locks the member's row until the transaction ends. @returns false without such a member of the site */
export async function lockMember(
  tx: pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from member where member_id = $1 and site_id = $2 for update',
    [memberId, siteId],
  );
  return rowCount === 1;
}

/** Puts a limit in the place of the one before; one that limits nothing is taken away. */
export async function saveLimit(tx: pg.ClientBase, one: MemberLimit): Promise<void> {
  if (!one.isLocked && one.maxBet === null) return removeLimit(tx, one);
  await tx.query(
    `insert into game_member_limit (member_id, vendor_key, game_code, is_locked, max_bet, reason, set_by,
       set_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (member_id, vendor_key, game_code) do update set is_locked = excluded.is_locked,
       max_bet = excluded.max_bet, reason = excluded.reason, set_by = excluded.set_by,
       set_at = excluded.set_at`,
    [
      one.memberId,
      one.vendorKey,
      one.gameCode,
      one.isLocked,
      one.maxBet,
      one.reason,
      one.setBy,
      one.setAt,
    ],
  );
}

async function removeLimit(tx: pg.ClientBase, one: Scope): Promise<void> {
  await tx.query(
    `delete from game_member_limit where member_id = $1 and vendor_key = $2 and game_code = $3`,
    [one.memberId, one.vendorKey, one.gameCode],
  );
}
