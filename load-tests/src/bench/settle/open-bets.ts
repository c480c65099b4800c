import type { Site } from '@noriter/local/site';
import type { Pool } from 'pg';
import { mustCall, type PlayerSession } from '../../site/site-client.ts';
import { type Books, copySlips } from './copy-slips.ts';

/** Bets that wait for one and the same result. */
export type OpenBets = {
  /** Brings the result about. */
  settle(): Promise<void>;
  /** How many of the bets wait for it; quick to ask. */
  open(): Promise<number>;
};

/** Who bets: a few through the door, whose slips are copied for the many. */
export type Bettors = { site: Site; books: Books; placers: readonly PlayerSession[] };

/** Who owns the copies, and how many bets there are with them. */
export type Copies = { members: readonly string[]; count: number };

/**
 * Places slips, each of another member, and copies them.
 *
 * @param prepare runs in between: what happens to the slips before they are copied
 */
export async function placeAndCopy(
  { site, books, placers }: Bettors,
  asks: readonly object[],
  { copies, prepare }: { copies: Copies; prepare?: () => Promise<void> },
): Promise<void> {
  const slipIds: string[] = [];
  for (const [index, ask] of asks.entries()) {
    const token = placers[index]?.token ?? '';
    const slip = await mustCall(site.url, '/api/bet/betProc', ask, { token });
    slipIds.push(String(slip.slipId));
  }
  await prepare?.();
  const count = copies.count - slipIds.length;
  await copySlips(books, slipIds, { ...copies, count });
}

export async function countOf(pool: Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, values);
  return rows[0]?.count ?? 0;
}
