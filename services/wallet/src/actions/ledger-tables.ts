import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import type { Account } from '../domain/account.ts';
import type { Outcome } from '../domain/batch.ts';
import type { Command } from '../domain/command.ts';
import type { Player } from '../domain/decide.ts';
import { kindOfCode, postings } from '../domain/posting.ts';
import { arrayLiteral, sqlFile } from '../sql-file.ts';
import { openDebts } from './debt-table.ts';

const lockAccountsSql = sqlFile(new URL('./sql/lock-accounts.sql', import.meta.url));
const openAccountsSql = sqlFile(new URL('./sql/open-accounts.sql', import.meta.url));
const findRecordedSql = sqlFile(new URL('./sql/find-recorded.sql', import.meta.url));
const writeLedgerSql = sqlFile(new URL('./sql/write-ledger.sql', import.meta.url));
const writePointRatesSql = sqlFile(new URL('./sql/write-point-rates.sql', import.meta.url));
const writeBalancesSql = sqlFile(new URL('./sql/write-balances.sql', import.meta.url));

type Balances = [memberId: string, siteId: string, bigint, bigint, bigint, bigint, bigint];
type Nets = [betDay: string | null, day: bigint, week: bigint, month: bigint];
type Bounds = [closedUntil: Date | null, bigint | null, bigint | null, bigint | null];

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
  const { rows } = await tx.query<[...Balances, ...Nets, ...Bounds]>({
    ...lockAccountsSql,
    values: [arrayLiteral(memberIds)],
    rowMode: 'array',
  });
  const owing = rows.flatMap(([memberId, , , , , owed]) => (owed > 0n ? [memberId] : []));
  const debts = await openDebts(tx, owing);
  const players = new Map<string, Player>();
  for (const row of rows) {
    const [memberId, siteId, cash, held, points, owed, version, day, ...rest] = row;
    const [netDay, netWeek, netMonth, closedUntil, lossDay, lossWeek, lossMonth] = rest;
    players.set(memberId, {
      account: { memberId, siteId, cash, held, points, owed, version },
      betting: {
        day,
        net: { day: netDay, week: netWeek, month: netMonth },
        closedUntil,
        lossMax: { day: lossDay, week: lossWeek, month: lossMonth },
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
      accounts.map((account) => account.siteId),
    ],
  });
}

type RecordedRow = {
  command_id: string;
  site_id: string;
  member_id: string;
  kind: number;
  amount: bigint;
  from_account: string;
  to_account: string;
  subject_type: string;
  subject_id: string;
  product: string;
  refusal: Outcome['refusal'];
  cash: bigint;
  held: bigint;
  points: bigint;
  owed: bigint;
  version: bigint;
  at: Date;
};

/** The outcomes the ledger already has, by command id. */
export async function findRecorded(
  tx: pg.ClientBase,
  commandIds: readonly string[],
): Promise<Map<string, Outcome>> {
  const { rows } = await tx.query<RecordedRow>({
    ...findRecordedSql,
    values: [arrayLiteral(commandIds)],
  });
  return new Map(rows.map((row) => [row.command_id, outcomeOf(row)]));
}

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
      commands.map((command) => command.siteId),
      arrayLiteral(commands.map((command) => postings[command.kind].code)),
      arrayLiteral(commands.map((command) => command.amount)),
      commands.map((command) => command.from),
      commands.map((command) => command.to),
      commands.map((command) => command.subjectType),
      commands.map((command) => command.subjectId),
      commands.map((command) => command.product),
      outcomes.map((outcome) => outcome.refusal),
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

function outcomeOf(row: RecordedRow): Outcome {
  const kind = kindOfCode(row.kind);
  if (kind === undefined) throw new Error(`The ledger has the unknown kind ${row.kind}.`);
  const command: Command = {
    commandId: row.command_id,
    siteId: row.site_id,
    memberId: row.member_id,
    kind,
    amount: row.amount,
    from: row.from_account,
    to: row.to_account,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    product: row.product,
    rate: null,
  };
  const { member_id: memberId, site_id: siteId, cash, held, points, owed, version } = row;
  const account = { memberId, siteId, cash, held, points, owed, version };
  return { command, refusal: row.refusal, account, at: row.at, replayed: true };
}
