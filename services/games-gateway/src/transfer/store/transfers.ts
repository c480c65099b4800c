import type pg from 'pg';
import type { Transfer } from '../domain/transfer.ts';

/** A transfer as it is kept. */
export const transferColumns = `transfer_id as "transferId", site_id as "siteId", member_id as "memberId",
  vendor_key as "vendorKey", direction, amount, state, reason, attempts, started_at as "startedAt"`;

const OPEN = `('taking', 'sending', 'unknown', 'paying', 'returning')`;
const URGENCY = `state in ('paying', 'returning') desc, next_at`;

/** A transfer, and since when its next step may be somebody else's. */
export type StartedTransfer = Transfer & { readonly nextAt: Date; readonly isNew: boolean };

/** One that nobody was asked about yet. */
export type FreshTransfer = Omit<Transfer, 'attempts' | 'reason'>;

/** @returns the transfer with this id, which may be there already */
export async function startTransfer(
  db: pg.Pool | pg.ClientBase,
  one: FreshTransfer,
  nextAt: Date,
): Promise<StartedTransfer> {
  const { rows: started } = await db.query<StartedTransfer>(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
     returning ${transferColumns}, next_at as "nextAt", true as "isNew"`,
    [
      one.transferId,
      one.siteId,
      one.memberId,
      one.vendorKey,
      one.direction,
      one.amount,
      one.state,
      nextAt,
      one.startedAt,
    ],
  );
  if (started[0] !== undefined) return started[0];
  // A statement of its own: who started it a moment ago was not there yet when the first began.
  const { rows } = await db.query<StartedTransfer>(
    `select ${transferColumns}, next_at as "nextAt", false as "isNew"
     from game_transfer where transfer_id = $1`,
    [one.transferId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A transfer that was started is there.');
  return row;
}

/** Moves a transfer on, unless somebody else has. @returns the transfer as it is then */
export async function moveOn(
  db: pg.Pool | pg.ClientBase,
  { transferId, state }: Pick<Transfer, 'transferId' | 'state'>,
  next: Pick<Transfer, 'state' | 'attempts' | 'reason'> & {
    nextAt: Date;
    at: Date;
    isEnd: boolean;
  },
): Promise<Transfer> {
  const { rows } = await db.query<Transfer>(
    `with moved as (
       update game_transfer set state = $3, attempts = $4, next_at = $5, reason = $8,
         ended_at = case when $7 then $6 else ended_at end
       where transfer_id = $1 and state = $2 returning *
     )
     select ${transferColumns} from moved
     union all select ${transferColumns} from game_transfer where transfer_id = $1 limit 1`,
    [transferId, state, next.state, next.attempts, next.nextAt, next.at, next.isEnd, next.reason],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A transfer that was started is there.');
  return row;
}

/**
 * Transfers that have to be asked about again, so many of each vendor: before the others those that the
 * wallet alone has to bring back to the member, then the longest due first.
 */
export async function readDueTransfers(pool: pg.Pool, now: Date, ofEach: number) {
  const { rows } = await pool.query<Transfer>(
    `select ${transferColumns} from (
       select *, row_number() over (partition by vendor_key order by ${URGENCY}) as place
       from game_transfer where state in ${OPEN} and next_at <= $1
     ) as due
     where place <= $2 order by ${URGENCY}`,
    [now, ofEach],
  );
  return rows;
}
