import type { Pool } from 'pg';

/** What does not hold: money that should have moved and did not, and money that nobody asked for. */
export type GameFindings = { lost: string[]; created: string[] };

type Movement = { id: string; kind: number; amount: string; isApplied: boolean };
type Entry = { id: string; kind: number; amount: string };

/** Kinds of the ledger by the names of games-gateway. */
const movementsSql = `
  select command_id::text as id, m.amount::text as amount, t.state = 'applied' as "isApplied",
    case m.kind when 'stake' then 1 when 'payout' then 2 when 'refund' then 3 else 13 end as kind
  from game_movement m join game_transaction t using (transaction_id)`;

const entriesSql = `
  select command_id::text as id, kind::int as kind, amount::text as amount from ledger
  where subject_type = 'game' and refusal is null`;

/** Of each bet that was taken: what was staked, given back and paid, as its transactions have it. */
const betsSql = `
  select b.transaction_id::text as id,
    count(*) filter (where m.kind = 'stake') as stakes,
    coalesce(sum(m.amount) filter (where m.kind = 'stake'), 0) = b.amount as "isStaked",
    coalesce(sum(m.amount) filter (where m.kind = 'refund'), 0)
      = case when b.rolled_back_at is null then 0 else b.amount end as "isRefunded"
  from game_transaction b
  join game_movement m on m.subject_id = b.transaction_id and m.state = 'applied'
  where b.verb in ('bet', 'bet_and_win') and b.state = 'applied'
  group by b.transaction_id`;

const pendingSql = `
  select count(*)::int as count from game_transaction where state = 'pending'`;

/** Compares what games-gateway wrote down with what the wallet moved, command by command. */
export async function compareGameMoney(games: Pool, wallet: Pool): Promise<GameFindings> {
  const [lost, created]: [string[], string[]] = [[], []];
  const { rows: entries } = await wallet.query<Entry>(entriesSql);
  const booked = new Map(entries.map((one) => [one.id, one]));
  const { rows: movements } = await games.query<Movement>(movementsSql);
  for (const { id, kind, amount, isApplied } of movements) {
    const entry = booked.get(id);
    booked.delete(id);
    if (!isApplied && entry) created.push(`moved for what was not taken: ${id}`);
    if (!isApplied) continue;
    if (!entry) lost.push(`taken, and not in the ledger: ${id}`);
    else if (entry.kind !== kind || entry.amount !== amount) {
      created.push(`in the ledger as something else: ${id}`);
    }
  }
  for (const id of booked.keys()) created.push(`in the ledger, and of no transaction: ${id}`);
  const { rows: bets } = await games.query<{ id: string; isStaked: boolean; isRefunded: boolean }>(
    betsSql,
  );
  for (const { id, isStaked, isRefunded } of bets) {
    if (!isStaked) created.push(`not staked exactly once: ${id}`);
    if (!isRefunded) created.push(`not given back exactly once, or without reason: ${id}`);
  }
  const { rows } = await games.query<{ count: number }>(pendingSql);
  const pending = rows[0]?.count ?? 0;
  if (pending > 0) lost.push(`${pending} transactions wait for the wallet yet`);
  return { lost, created };
}
