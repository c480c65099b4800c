import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { clawbackCommandId } from '../domain/placement/stake.ts';
import { returnMessage } from '../events/stake-message.ts';

/** Debts of one transaction. */
const DEBTS_PER_PAGE = 200;

/** After a refusal; doubles with each one, up to a day: every attempt is a line of the ledger. */
const FIRST_WAIT_MINUTES = 1;
const WAIT_MINUTES_MAX = 1_440;

type Debt = {
  betId: string;
  version: number;
  siteId: string;
  memberId: string;
  slipId: string;
  product: string;
  amount: bigint;
  attempts: number;
  at: Date;
};

/** What the wallet says of money that was to be taken back: it took all of it, or nothing. */
export async function decideDebts(
  tx: pg.ClientBase,
  outcomes: readonly { commandId: string; isPaid: boolean }[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.query(
    `update bet_debt set state = case when said.paid then 'paid' else 'owed' end,
       next_at = case when not said.paid then now() + make_interval(
         mins => least($4::int, $3::int * (2 ^ least(attempts - 1, 20))::int)) end
     from unnest($1::uuid[], $2::boolean[]) as said (command_id, paid)
     where bet_debt.command_id = said.command_id and state = 'asked'`,
    [
      outcomes.map(({ commandId }) => commandId),
      outcomes.map(({ isPaid }) => isPaid),
      FIRST_WAIT_MINUTES,
      WAIT_MINUTES_MAX,
    ],
  );
}

/** Asks again for what is owed, by another command each time: the ledger has refused the last one. */
export async function collectDebts(
  { pool }: Pick<BettingDeps, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  for (let asked = DEBTS_PER_PAGE; asked === DEBTS_PER_PAGE; ) {
    if (signal.aborted) return;
    asked = await withTransaction(pool, askAgain);
  }
}

async function askAgain(tx: pg.ClientBase): Promise<number> {
  const { rows } = await tx.query<Debt>(
    `select bet_id as "betId", version, site_id as "siteId", member_id as "memberId",
       slip_id as "slipId", product, amount, attempts + 1 as attempts, now() as at
     from bet_debt where state = 'owed' and next_at <= now() order by next_at limit $1 for update`,
    [DEBTS_PER_PAGE],
  );
  const [first] = rows;
  if (first === undefined) return 0;
  const debts = rows.map((debt) => ({
    ...debt,
    commandId: clawbackCommandId(debt.betId, debt.version, debt.attempts),
  }));
  await tx.query(
    `update bet_debt set state = 'asked', next_at = null, command_id = one.command_id,
       attempts = bet_debt.attempts + 1, asked_at = now()
     from unnest($1::uuid[], $2::int[], $3::uuid[]) as one (bet_id, version, command_id)
     where bet_debt.bet_id = one.bet_id and bet_debt.version = one.version`,
    [
      debts.map(({ betId }) => betId),
      debts.map(({ version }) => version),
      debts.map(({ commandId }) => commandId),
    ],
  );
  await addAllToOutbox(
    tx,
    walletCommands,
    debts.map(({ amount, ...debt }) =>
      returnMessage({ ...debt, moved: -amount, isVoid: false }, first.at),
    ),
  );
  return rows.length;
}
