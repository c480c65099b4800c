import type pg from 'pg';
import type { BetAtSettlement } from '../events/bet-event.ts';

/** Writes down what the wallet is asked to take back: what it can't take is owed. */
export async function writeDebts(
  tx: pg.ClientBase,
  bets: readonly (BetAtSettlement & { commandId: string | null })[],
  at: Date,
): Promise<void> {
  if (bets.length === 0) return;
  await tx.query(
    `insert into bet_debt (bet_id, version, site_id, member_id, slip_id, product, amount, command_id,
       state, asked_at)
     select *, 'asked', $9::timestamptz
     from unnest($1::uuid[], $2::int[], $3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::bigint[],
       $8::uuid[])`,
    [
      bets.map(({ betId }) => betId),
      bets.map(({ settlementVersion }) => settlementVersion),
      bets.map(({ siteId }) => siteId),
      bets.map(({ memberId }) => memberId),
      bets.map(({ slipId }) => slipId),
      bets.map(({ product }) => product),
      bets.map(({ moved }) => -moved),
      bets.map(({ commandId }) => commandId),
      at,
    ],
  );
}
