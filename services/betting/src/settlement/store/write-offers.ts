import type pg from 'pg';
import type { CashOutOffer } from '../domain/cash-out.ts';
import type { CashOutRefusal } from '../domain/cash-out-worth.ts';

export async function insertOffer(
  tx: pg.ClientBase,
  offer: CashOutOffer & { offerId: string; betId: string },
): Promise<void> {
  const { offerId, betId, lineStake, amount, expiresAt } = offer;
  await tx.query(
    `insert into cash_out_offer (offer_id, bet_id, line_stake, amount, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [offerId, betId, lineStake, amount, expiresAt],
  );
}

/**
 * Its owner asked for an offer: from here on it is decided without them.
 *
 * @param asked.at of before what it is worth was read: what stops in between counts
 */
export async function askForOffer(
  tx: pg.ClientBase,
  offerId: string,
  { at, delayMs, level }: { at: Date; delayMs: number; level: number },
): Promise<void> {
  await tx.query(
    `update cash_out_offer set asked_at = $4,
       due_at = clock_timestamp() + make_interval(secs => $2 / 1000.0), asked_level = $3
     where offer_id = $1`,
    [offerId, delayMs, level, at],
  );
}

export async function writeRefused(
  tx: pg.ClientBase,
  offerId: string,
  { refusal, fault, amount }: CashOutRefusal,
): Promise<void> {
  const data = { fault, ...(amount === undefined ? {} : { amount: amount.toString() }) };
  await tx.query('update cash_out_offer set refusal = $2, refusal_data = $3 where offer_id = $1', [
    offerId,
    refusal,
    JSON.stringify(data),
  ]);
}

/** Writes that an offer was taken, and what of its ticket runs on. */
export async function writeTaken(
  tx: pg.ClientBase,
  taken: {
    offerId: string;
    betId: string;
    /** The settlement that pays it. */
    version: number;
    lineStake: bigint;
    cashedOut: bigint;
    returnMost: bigint;
    /** What the rest returns at most; null where the ticket has no such limit. */
    returnMax: bigint | null;
  },
): Promise<void> {
  const { offerId, betId, version, lineStake, cashedOut, returnMost, returnMax } = taken;
  await tx.query(
    `with taken as (
       update cash_out_offer set taken_at = clock_timestamp(), version = $2 where offer_id = $1
     )
     update bet set open_line_stake = $4, cashed_out = $5, return_most = $6, return_max = $7
     where bet_id = $3`,
    [offerId, version, betId, lineStake, cashedOut, returnMost, returnMax],
  );
}
