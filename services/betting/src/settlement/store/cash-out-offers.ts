import type pg from 'pg';
import { z } from 'zod';
import type { CashOutOffer } from '../domain/cash-out.ts';
import type { CashOutRefusal } from '../domain/cash-out-worth.ts';

/** An offer, and what became of it: nothing, asked for and waiting, taken, or refused. */
export type StoredOffer = CashOutOffer & {
  takenAt: Date | null;
  /** Set where it waits, or waited, for the bet delay. */
  askedAt: Date | null;
  dueAt: Date | null;
  askedLevel: number | null;
  refused: CashOutRefusal | null;
};

const refusalRow = z.object({
  refusal: z.enum(['B1060', 'B1061', 'B1062']),
  fault: z.enum(['lost', 'decided', 'suspended', 'too-little', 'expired', 'moved', 'waiting']),
  amount: z.coerce.bigint().optional(),
});

export async function betOfOffer(tx: pg.ClientBase, offerId: string): Promise<string | null> {
  const { rows } = await tx.query<{ betId: string }>(
    'select bet_id as "betId" from cash_out_offer where offer_id = $1',
    [offerId],
  );
  return rows[0]?.betId ?? null;
}

export async function lockOffer(tx: pg.ClientBase, offerId: string): Promise<StoredOffer | null> {
  const { rows } = await tx.query<StoredOffer & { refused: unknown }>(
    `select amount, line_stake as "lineStake", expires_at as "expiresAt", taken_at as "takenAt",
       asked_at as "askedAt", due_at as "dueAt", asked_level as "askedLevel",
       refusal_data || jsonb_build_object('refusal', refusal) as refused
     from cash_out_offer where offer_id = $1 for update`,
    [offerId],
  );
  const [offer] = rows;
  if (offer === undefined) return null;
  return { ...offer, refused: offer.refused && refusalOf(offer.refused) };
}

function refusalOf(stored: unknown): CashOutRefusal {
  const { amount, ...refusal } = refusalRow.parse(stored);
  return amount === undefined ? refusal : { ...refusal, amount };
}

/** Whether another offer of the ticket waits for its bet delay. */
export async function isAnotherWaiting(tx: pg.ClientBase, betId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from cash_out_offer
     where bet_id = $1 and asked_at is not null and taken_at is null and refusal is null`,
    [betId],
  );
  return rowCount !== 0;
}

/** Offers that were asked for and that nobody has decided: whoever was to has gone. */
export async function forgottenOffers(pool: pg.Pool, afterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ offerId: string }>(
    `select offer_id as "offerId" from cash_out_offer
     where asked_at is not null and taken_at is null and refusal is null
       and due_at < now() - make_interval(secs => $1 / 1000.0)
     order by due_at limit 200`,
    [afterMs],
  );
  return rows.map(({ offerId }) => offerId);
}

/** Deletes offers that ran out long ago without effect; those that wait for their end stay. */
export async function deleteOldOffers(
  pool: pg.Pool,
  { hoursKept, limit }: { hoursKept: number; limit: number },
): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from cash_out_offer where ctid = any(array(
       select ctid from cash_out_offer
       where taken_at is null and expires_at < now() - make_interval(hours => $1)
         and (asked_at is null or refusal is not null)
       order by expires_at limit $2 for update skip locked))`,
    [hoursKept, limit],
  );
  return rowCount ?? 0;
}
