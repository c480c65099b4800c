import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Account } from '../../domain/ledger/account.ts';
import type { Player } from '../../domain/ledger/decide.ts';
import { wagerOf } from '../../domain/ledger/wager.ts';
import { openDebts } from '../debts/debts.ts';
import { sqlFile } from '../sql-file.ts';

const lockAccountsSql = sqlFile(new URL('./sql/lock-accounts.sql', import.meta.url));

const openAccountsSql = sqlFile(new URL('./sql/open-accounts.sql', import.meta.url));

type Balances = [memberId: string, siteId: string, bigint, bigint, bigint, bigint, bigint];

type Nets = [betDay: string | null, day: bigint, week: bigint, month: bigint];

type Bounds = [
  closedUntil: Date | null,
  day: bigint | null,
  week: bigint | null,
  month: bigint | null,
  version: number,
];

type WagerMax = [day: bigint | null, week: bigint | null, month: bigint | null];

/** Locks the accounts that exist, until the transaction ends. */
export async function lockAccounts(
  tx: pg.ClientBase,
  memberIds: readonly string[],
): Promise<Map<string, Account>> {
  const players = await lockPlayers(tx, memberIds);
  return new Map([...players].map(([memberId, { account }]) => [memberId, account]));
}

/** The same, with all that commands are decided against. */
export async function lockPlayers(
  tx: pg.ClientBase,
  memberIds: readonly string[],
): Promise<Map<string, Player>> {
  const { rows } = await tx.query<[...Balances, ...Nets, ...Bounds, ...WagerMax]>({
    ...lockAccountsSql,
    values: [arrayLiteral(memberIds)],
    rowMode: 'array',
  });
  const owing = rows.flatMap(([memberId, , , , , owed]) => (owed > 0n ? [memberId] : []));
  const debts = await openDebts(tx, owing);
  const players = new Map<string, Player>();
  for (const row of rows) {
    // All at once: the rest of a row is a new array.
    const [
      memberId,
      siteId,
      cash,
      held,
      points,
      owed,
      version,
      day,
      netDay,
      netWeek,
      netMonth,
      closedUntil,
      lossDay,
      lossWeek,
      lossMonth,
      bounds,
      wagerDay,
      wagerWeek,
      wagerMonth,
    ] = row;
    players.set(memberId, {
      account: { memberId, siteId, cash, held, points, owed, version },
      betting: {
        day,
        net: { day: netDay, week: netWeek, month: netMonth },
        closedUntil,
        lossMax: { day: lossDay, week: lossWeek, month: lossMonth },
        wager: wagerOf({ day: wagerDay, week: wagerWeek, month: wagerMonth }),
        boundsVersion: bounds,
        barredBy: null,
      },
      debts: debts.get(memberId) ?? [],
    });
  }
  return players;
}

/** Opens accounts at zero; one that somebody else opened in the meantime stays as it is. */
export async function openAccounts(
  tx: pg.ClientBase,
  accounts: readonly { memberId: string; siteId: string }[],
): Promise<void> {
  await tx.query({
    ...openAccountsSql,
    values: [
      arrayLiteral(accounts.map((account) => account.memberId)),
      textArrayLiteral(accounts.map((account) => account.siteId)),
    ],
  });
}
