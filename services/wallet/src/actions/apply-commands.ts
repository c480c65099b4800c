import type { Clock } from '@noriter/kit/clock';
import { together, withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { decideBatch, type Outcome } from '../domain/ledger/batch.ts';
import type { Command } from '../domain/ledger/command.ts';
import type { Player } from '../domain/ledger/decide.ts';
import { postings } from '../domain/ledger/posting.ts';
import { type Standing, withStandings } from '../domain/ledger/standing.ts';
import { writeDebts } from '../store/debts/debts.ts';
import { lockPlayers, openAccounts } from '../store/ledger/accounts.ts';
import { writeBalances, writeLedger, writePointRates } from '../store/ledger/ledger-tables.ts';
import { findRecorded } from '../store/ledger/recorded-commands.ts';
import { addOutcomes } from './steps/add-outcomes.ts';
import { requireBonusTurnover } from './steps/bonus-turnover.ts';
import { recordWagers, withWagers } from './steps/count-wagers.ts';
import { recordTransfers, whomTransfersGoTo } from './steps/receivers.ts';
import { undoneGrants } from './steps/undone-grants.ts';
import { whatKeeps } from './steps/what-keeps.ts';

/**
 * The most commands of one transaction. Measured: 500 gives nine tenths of the speed, more than
 * 1,000 gives nothing but longer locks.
 */
export const COMMANDS_PER_TRANSACTION_MAX = 1_000;

/** How often a batch is tried when another member's command took one of its ids meanwhile. */
const ATTEMPTS_MAX = 3;

const UNIQUE_VIOLATION = '23505';

/**
 * The only way money changes: decides commands in their order and writes ledger and balances, in
 * the caller's transaction. A command the ledger already has is answered, not applied.
 *
 * The accounts are locked before the ledger is read, so that whoever sent the same command a
 * moment ago has committed it or is waiting for us; where accounts had to be opened, it is read
 * again. The time of the outcomes is taken after that: a command that waited for a lock is decided
 * when it has it.
 *
 * @param standings of those whose stakes other services ask for
 * @returns one outcome for each command, in their order
 * @throws OutdatedProtection where an account's bounds are older than its standing
 */
export async function applyCommands(
  tx: pg.ClientBase,
  commands: readonly Command[],
  clock: Clock,
  standings: ReadonlyMap<string, Standing> = new Map(),
): Promise<Outcome[]> {
  const ids = commands.map((command) => command.commandId);
  const memberIds = [...new Set(commands.map((command) => command.memberId))];
  const [locked, known] = await together(tx, () => [
    lockPlayers(tx, memberIds),
    findRecorded(tx, ids),
  ]);
  const opening = unopened(locked, commands);
  const opened = opening.length === 0 ? null : await openAndLock(tx, opening);
  const found = opened === null ? locked : new Map([...locked, ...opened]);
  const judged = withStandings(found, standings);
  const players = await withWagers(tx, judged, commands, clock.now());
  const recorded = opened === null ? known : await findRecorded(tx, ids);
  const keeping = await whatKeeps(tx, commands, recorded);
  const undone = await undoneGrants(tx, commands, recorded);
  const receivers = await whomTransfersGoTo(tx, commands, { recorded, now: clock.now() });
  const at = clock.now();
  const decision = decideBatch({ players, recorded, ...keeping, undone, receivers }, commands, at);
  const { outcomes, fresh, changed, debts, payments } = decision;
  await together(tx, () => [
    ...(fresh.length > 0 ? [writeLedger(tx, fresh, at), writePointRates(tx, fresh)] : []),
    requireBonusTurnover(tx, fresh, at),
    recordTransfers(tx, fresh, at),
    recordWagers(tx, changed),
    ...(changed.length > 0 ? [writeBalances(tx, changed)] : []),
    ...(debts.length > 0 ? [writeDebts(tx, debts)] : []),
    addOutcomes(tx, payments),
  ]);
  return outcomes;
}

/** The same in a transaction of its own: when it resolves, the outcomes are durable. */
export async function commitCommands(
  pool: pg.Pool,
  commands: readonly Command[],
  clock: Clock,
  standings?: ReadonlyMap<string, Standing>,
): Promise<Outcome[]> {
  return againWhenTaken(() =>
    withTransaction(pool, (tx) => applyCommands(tx, commands, clock, standings)),
  );
}

/** Runs a transaction again when another one wrote one of its ids meanwhile: now it finds it. */
export async function againWhenTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      // The same id for two members at once: their locks do not meet, the ledger's key does.
      if (!isUniqueViolation(error) || attempt >= ATTEMPTS_MAX) throw error;
    }
  }
}

/** Whose first money comes before their approval has arrived; nobody bets without an account. */
function unopened(
  players: ReadonlyMap<string, Player>,
  commands: readonly Command[],
): readonly Command[] {
  const opening = new Map(
    commands
      .filter(({ memberId, kind }) => !players.has(memberId) && postings[kind].short === '')
      .map((command) => [command.memberId, command]),
  );
  return [...opening.values()];
}

async function openAndLock(tx: pg.ClientBase, opening: readonly Command[]) {
  await openAccounts(tx, opening);
  return lockPlayers(
    tx,
    opening.map(({ memberId }) => memberId),
  );
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
