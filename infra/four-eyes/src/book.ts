import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { type AloneLimit, needsFourEyes } from './alone.ts';

/** Whose book it is. */
export type BookOwner = { readonly siteId: string; readonly operatorId: string };

/** An act that is about to be done, or was asked about. */
export type WeighedAct = {
  readonly kind: string;
  /** What it is about, e.g. a member; a limit may count for each alone. */
  readonly subject: string;
  /** What it may cost at worst, in won. */
  readonly weight: Won;
  readonly at: Date;
};

/**
 * The book of all services together: enters an act into it, once, and answers whether it may be done alone.
 * Unknown is no.
 */
export type TogetherBook = (
  owner: BookOwner,
  act: WeighedAct & { readonly actId: string },
) => Promise<boolean>;

/** What the book of this database allows, and that of all together where it is kept elsewhere. */
export type BookLimit = AloneLimit & { readonly together?: TogetherBook };

/**
 * Takes the lock of an operator's book until the transaction ends: acts of one operator, of whatever
 * kind, are weighed one after the other. Take it before other locks, so that nobody waits for it
 * who holds what its owner needs.
 */
export async function lockBook(tx: pg.ClientBase, owner: BookOwner): Promise<void> {
  const name = JSON.stringify(['four-eyes book', owner.siteId, owner.operatorId]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [name]);
}

/** Whether a second operator would have to approve an act, by the book of this moment. */
export async function wouldNeedFourEyes(
  db: pg.Pool | pg.ClientBase,
  owner: BookOwner,
  act: WeighedAct,
  limit: AloneLimit,
): Promise<boolean> {
  return needsFourEyes(act.weight, await aloneToday(db, owner, act, limit), limit);
}

/**
 * Enters an act into the operator's book, if it may be done alone: weighing and entering are one
 * step under the operator's lock. What is done alone is done in the same transaction. An act that
 * is entered already may be done again.
 *
 * @returns false when a second operator has to approve; nothing is entered then
 */
export async function enterAlone(
  tx: pg.ClientBase,
  owner: BookOwner,
  act: WeighedAct & { readonly actId: string },
  limit: BookLimit,
): Promise<boolean> {
  await lockBook(tx, owner);
  const { actId, kind, subject, weight, at } = act;
  if (await isEntered(tx, actId)) return true;
  if (await wouldNeedFourEyes(tx, owner, act, limit)) return false;
  // Last: what is entered there stays entered, whatever becomes of this transaction.
  if (weight > 0n && (await limit.together?.(owner, act)) === false) return false;
  await tx.query(
    `insert into four_eyes_act (act_id, site_id, operator_id, day, kind, subject, weight, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [actId, owner.siteId, owner.operatorId, koreaDay(at), kind, subject, weight, at],
  );
  return true;
}

/** Whether an act was done alone before: its repetition goes the same way. */
export async function isEntered(db: pg.Pool | pg.ClientBase, actId: string): Promise<boolean> {
  return (await enteredWeight(db, actId)) !== null;
}

/** What an act weighed when it was entered; null where it was not. */
export async function enteredWeight(
  db: pg.Pool | pg.ClientBase,
  actId: string,
): Promise<Won | null> {
  const { rows } = await db.query<{ weight: bigint }>(
    'select weight from four_eyes_act where act_id = $1',
    [actId],
  );
  return rows[0]?.weight ?? null;
}

async function aloneToday(
  db: pg.Pool | pg.ClientBase,
  { siteId, operatorId }: BookOwner,
  { kind, subject, at }: WeighedAct,
  { counts }: AloneLimit,
): Promise<Won> {
  const { rows } = await db.query<{ sum: bigint }>(
    `select coalesce(sum(weight), 0)::bigint as sum from four_eyes_act
     where site_id = $1 and operator_id = $2 and day = $3
       and ($4::text is null or kind = $4) and ($5::text is null or subject = $5)`,
    [
      siteId,
      operatorId,
      koreaDay(at),
      counts === 'all' ? null : kind,
      counts === 'subject' ? subject : null,
    ],
  );
  return rows[0]?.sum ?? 0n;
}
