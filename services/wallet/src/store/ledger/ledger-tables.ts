import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import type { Account } from '../../domain/ledger/account.ts';
import type { Outcome } from '../../domain/ledger/batch.ts';
import type { Player } from '../../domain/ledger/decide.ts';
import { postings } from '../../domain/ledger/posting.ts';
import { sqlFile } from '../sql-file.ts';

const writeLedgerSql = sqlFile(new URL('./sql/write-ledger.sql', import.meta.url));

const writePointRatesSql = sqlFile(new URL('./sql/write-point-rates.sql', import.meta.url));

const writeBalancesSql = sqlFile(new URL('./sql/write-balances.sql', import.meta.url));

/** Writes outcomes into the ledger, in their order. */
export async function writeLedger(
  tx: pg.ClientBase,
  outcomes: readonly Outcome[],
  at: Date,
): Promise<void> {
  const commands = outcomes.map((outcome) => outcome.command);
  const accounts = outcomes.map((outcome) => outcome.account);
  await tx.query({
    ...writeLedgerSql,
    values: [
      at,
      koreaDay(at),
      arrayLiteral(commands.map((command) => command.commandId)),
      arrayLiteral(commands.map((command) => command.memberId)),
      textArrayLiteral(commands.map((command) => command.siteId)),
      arrayLiteral(commands.map((command) => postings[command.kind].code)),
      arrayLiteral(commands.map((command) => command.amount)),
      textArrayLiteral(commands.map((command) => command.from)),
      textArrayLiteral(commands.map((command) => command.to)),
      textArrayLiteral(commands.map((command) => command.subjectType)),
      textArrayLiteral(commands.map((command) => command.subjectId)),
      textArrayLiteral(commands.map((command) => command.product)),
      textArrayLiteral(outcomes.map((outcome) => outcome.refusal)),
      ...balanceColumns(accounts),
    ],
  });
}

/** Keeps the rates of granted points, where there are any. */
export async function writePointRates(
  tx: pg.ClientBase,
  outcomes: readonly Outcome[],
): Promise<void> {
  const rates = outcomes.flatMap(({ command: { commandId, rate }, refusal }) =>
    rate === null || refusal !== null ? [] : [{ commandId, ...rate }],
  );
  if (rates.length === 0) return;
  await tx.query({
    ...writePointRatesSql,
    values: [
      arrayLiteral(rates.map((rate) => rate.commandId)),
      arrayLiteral(rates.map((rate) => rate.basisPoints)),
      arrayLiteral(rates.map((rate) => rate.bonusBasisPoints)),
    ],
  });
}

/** Writes the balances and nets of those whom `lockPlayers` locked. */
export async function writeBalances(tx: pg.ClientBase, players: readonly Player[]): Promise<void> {
  const accounts = players.map(({ account }) => account);
  await tx.query({
    ...writeBalancesSql,
    values: [
      arrayLiteral(accounts.map((account) => account.memberId)),
      ...balanceColumns(accounts),
      arrayLiteral(players.map(({ betting }) => betting.day ?? 'null')),
      arrayLiteral(players.map(({ betting }) => betting.net.day)),
      arrayLiteral(players.map(({ betting }) => betting.net.week)),
      arrayLiteral(players.map(({ betting }) => betting.net.month)),
    ],
  });
}

function balanceColumns(accounts: readonly Account[]): string[] {
  return [
    arrayLiteral(accounts.map((account) => account.cash)),
    arrayLiteral(accounts.map((account) => account.held)),
    arrayLiteral(accounts.map((account) => account.points)),
    arrayLiteral(accounts.map((account) => account.owed)),
    arrayLiteral(accounts.map((account) => account.version)),
  ];
}
