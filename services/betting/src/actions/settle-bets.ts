import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Conditions } from '../domain/mini/market.ts';
import { returnCommandId } from '../domain/placement/stake.ts';
import { type BetResult, settleMiniBet } from '../domain/settlement/mini-bet.ts';
import { settledEvent } from '../events/bet-event.ts';
import { returnMessage } from '../events/stake-message.ts';
import { type DueRound, roundsToSettle } from '../queries/rounds-to-settle.ts';

/** Bets of one transaction: its locks stay short, and a run that is cut off loses little. */
const BETS_PER_PAGE = 500;

/** Pages of one run; the next run goes on. */
const PAGES_PER_RUN = 200;

/** The first settlement; correcting a result gives a bet a second one. */
const FIRST_VERSION = 1;

type OpenBet = {
  betId: string;
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  conditions: Conditions;
  odds: bigint;
  stake: bigint;
};

type SettledBet = OpenBet & { settlementVersion: number; result: BetResult; returned: bigint };

/**
 * Settles the accepted bets of every round that was drawn or excluded, a page at a time: results,
 * payouts and their events are written together, so a run that ends anywhere has settled whole pages
 * and the next one goes on behind them. A bet that was accepted after the draw is found as well.
 */
export async function settleBets(deps: BettingDeps, signal: AbortSignal): Promise<void> {
  let pages = 0;
  for (const round of await roundsToSettle(deps.pool)) {
    for (let settled = BETS_PER_PAGE; settled === BETS_PER_PAGE; pages += 1) {
      if (signal.aborted || pages >= PAGES_PER_RUN) return;
      settled = await withTransaction(deps.pool, (tx) => settlePage(tx, round));
    }
  }
}

/** @returns how many bets it settled */
async function settlePage(tx: pg.ClientBase, round: DueRound): Promise<number> {
  const { rows } = await tx.query<OpenBet & { at: Date }>(
    `select bet_id as "betId", slip_id as "slipId", site_id as "siteId", member_id as "memberId",
       product, conditions, odds, stake, now() as at
     from bet where round_id = $1 and state = 'accepted' order by bet_id limit $2
     for no key update`,
    [round.roundId, BETS_PER_PAGE],
  );
  const at = rows[0]?.at;
  if (at === undefined) return 0;
  const bets = rows.map((bet): SettledBet => {
    const outcome = settleMiniBet(bet, round.facts);
    return { ...bet, ...outcome, settlementVersion: FIRST_VERSION };
  });
  await writeResults(tx, bets);
  const paid = bets.filter(({ returned }) => returned > 0n);
  await addAllToOutbox(
    tx,
    walletCommands,
    paid.map((bet) => returnMessage(bet, at)),
  );
  const said = { at, reason: round.reason ?? '' };
  await addAllToOutbox(
    tx,
    betEvents,
    bets.map((bet) => settledEvent(bet, said)),
  );
  return bets.length;
}

/**
 * The settlement's key is the bet and its version: a page that another run has settled meanwhile
 * fails here and pays nothing.
 */
async function writeResults(tx: pg.ClientBase, bets: readonly SettledBet[]): Promise<void> {
  const commandOf = ({ betId, settlementVersion, returned }: SettledBet) =>
    returned > 0n ? returnCommandId(betId, settlementVersion) : null;
  const { rowCount } = await tx.query(
    `with said as (
       select * from unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::uuid[])
         as one (bet_id, version, result, returned, command_id)
     ), settled as (
       update bet set state = said.result, returned = said.returned,
         settlement_version = said.version, settled_at = now()
       from said where bet.bet_id = said.bet_id and bet.state = 'accepted'
       returning bet.bet_id
     )
     insert into bet_settlement (bet_id, version, result, returned, command_id, settled_at)
     select said.bet_id, said.version, said.result, said.returned, said.command_id, now()
     from said join settled using (bet_id)`,
    [
      bets.map(({ betId }) => betId),
      bets.map(({ settlementVersion }) => settlementVersion),
      bets.map(({ result }) => result),
      bets.map(({ returned }) => returned),
      bets.map(commandOf),
    ],
  );
  if (rowCount !== bets.length) throw new Error('A bet of a locked page was settled by another.');
}
