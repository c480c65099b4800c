import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { RoundState, TransactionState } from '../domain/round.ts';
import { idOrName, membersNamed, narrowed } from './narrowed.ts';

export type RoundFilter = {
  siteId: string;
  from: Date;
  until: Date;
  loginId: string | undefined;
  vendorKey: string | undefined;
  /** Ours or the vendor's. */
  round: string | undefined;
  state?: RoundState | undefined;
};

export type RoundRow = {
  roundId: string;
  vendorRoundId: string;
  vendorKey: string;
  gameCode: string;
  gameName: string;
  groupCode: string;
  memberId: string;
  loginId: string;
  state: RoundState;
  staked: string;
  returned: string;
  openedAt: Date;
  lastAt: Date;
  closedAt: Date | null;
};

const roundColumns = `r.round_id as "roundId", r.vendor_round_id as "vendorRoundId",
  r.vendor_key as "vendorKey", r.game_code as "gameCode", coalesce(g.name_ko, '') as "gameName",
  r.group_code as "groupCode", r.member_id as "memberId", coalesce(m.login_id, '') as "loginId",
  r.state, r.staked::text as staked, r.returned::text as returned, r.opened_at as "openedAt", r.last_at as "lastAt",
  r.closed_at as "closedAt"`;

const roundTables = `game_round r left join game g using (game_id)
  left join member m on m.member_id = r.member_id`;

const roundNames = { id: 'r.round_id', vendorKey: 'r.vendor_key', name: 'r.vendor_round_id' };
const transactionNames = {
  id: 't.transaction_id',
  vendorKey: 't.vendor_key',
  name: 't.vendor_transaction_id',
};

/** By its indexes: of a member, of the vendor's name of a round in a vendor's, of a site by time. */
async function roundsBy(pool: pg.Pool, filter: RoundFilter) {
  const { siteId, from, until, loginId, vendorKey, round, state } = filter;
  return narrowed([
    ['r.site_id = ?', siteId],
    ['r.opened_at >= ?', from],
    ['r.opened_at < ?', until],
    ['r.member_id = any(?::uuid[])', await membersNamed(pool, siteId, loginId)],
    ['r.vendor_key = ?', vendorKey],
    [idOrName(roundNames, round), round],
    ['r.state = ?', state],
  ]);
}

export async function listRounds(pool: pg.Pool, filter: RoundFilter, page: number, rows: number) {
  const { where, values } = await roundsBy(pool, filter);
  const { limit, offset } = pageSlice(page, rows);
  const [found, counted] = await Promise.all([
    pool.query<RoundRow>(
      `select ${roundColumns} from ${roundTables} where ${where}
       order by r.opened_at desc, r.round_id desc limit ${limit} offset ${offset}`,
      values,
    ),
    pool.query<{ total: bigint; staked: string; returned: string }>(
      `select count(*) as total, coalesce(sum(r.staked), 0)::text as staked,
         coalesce(sum(r.returned), 0)::text as returned
       from game_round r where ${where}`,
      values,
    ),
  ]);
  const { total = 0n, staked = '0', returned = '0' } = counted.rows[0] ?? {};
  return { rows: found.rows, total: Number(total), staked, returned };
}

export async function readRound(
  pool: pg.Pool,
  siteId: string,
  roundId: string,
): Promise<RoundRow | null> {
  const { rows } = await pool.query<RoundRow>(
    `select ${roundColumns} from ${roundTables} where r.site_id = $1 and r.round_id = $2`,
    [siteId, roundId],
  );
  return rows[0] ?? null;
}

export type TransactionRow = {
  transactionId: string;
  vendorTransactionId: string;
  vendorKey: string;
  verb: string;
  roundId: string | null;
  memberId: string;
  loginId: string;
  amount: string;
  won: string;
  state: TransactionState;
  code: string;
  balance: string | null;
  rollsBack: string | null;
  rolledBackAt: Date | null;
  askedAt: Date;
  decidedAt: Date | null;
};

const transactionColumns = `t.transaction_id as "transactionId",
  t.vendor_transaction_id as "vendorTransactionId", t.vendor_key as "vendorKey", t.verb,
  t.round_id as "roundId", t.member_id as "memberId", coalesce(m.login_id, '') as "loginId",
  t.amount::text as amount, t.won::text as won, t.state, t.code, t.balance::text as balance, t.rolls_back as "rollsBack",
  t.rolled_back_at as "rolledBackAt", t.asked_at as "askedAt", t.decided_at as "decidedAt"`;

/** All transactions of a round, in the order in which they were asked for. */
export async function transactionsOf(pool: pg.Pool, roundId: string): Promise<TransactionRow[]> {
  const { rows } = await pool.query<TransactionRow>(
    `select ${transactionColumns} from game_transaction t
     left join member m on m.member_id = t.member_id
     where t.round_id = $1 order by t.asked_at, t.transaction_id`,
    [roundId],
  );
  return rows;
}

export type TransactionFilter = {
  siteId: string;
  from: Date;
  until: Date;
  loginId: string | undefined;
  vendorKey: string | undefined;
  /** Ours or the vendor's. */
  transaction: string | undefined;
  state?: TransactionState | undefined;
};

async function transactionsBy(pool: pg.Pool, filter: TransactionFilter) {
  const { siteId, from, until, loginId, vendorKey, transaction, state } = filter;
  return narrowed([
    ['t.site_id = ?', siteId],
    ['t.asked_at >= ?', from],
    ['t.asked_at < ?', until],
    ['t.member_id = any(?::uuid[])', await membersNamed(pool, siteId, loginId)],
    ['t.vendor_key = ?', vendorKey],
    [idOrName(transactionNames, transaction), transaction],
    ['t.state = ?', state],
  ]);
}

export async function listTransactions(
  pool: pg.Pool,
  filter: TransactionFilter,
  page: number,
  rows: number,
) {
  const { where, values } = await transactionsBy(pool, filter);
  const { limit, offset } = pageSlice(page, rows);
  const [found, counted] = await Promise.all([
    pool.query<TransactionRow>(
      `select ${transactionColumns}
       from game_transaction t left join member m on m.member_id = t.member_id where ${where}
       order by t.asked_at desc, t.transaction_id desc limit ${limit} offset ${offset}`,
      values,
    ),
    pool.query<{ total: bigint }>(
      `select count(*) as total from game_transaction t where ${where}`,
      values,
    ),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
