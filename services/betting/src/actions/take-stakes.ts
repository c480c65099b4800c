/**
 * How a stake is asked for: its command is written into the outbox with the slip, and held back there
 * while the wallet is called. What the wallet answers is handed to who waits for it, and the command
 * taken back with the decision. A call without an answer lets the command go its way over Kafka, as
 * does the end of this process in between: the ledger knows it by its id, and takes a stake once.
 */
import type { EventMessage } from '@noriter/kit/kafka';
import { type HeldRows, holdInOutbox, releaseInOutbox } from '@noriter/kit/outbox-held';
import { withTransaction } from '@noriter/kit/postgres';
import { callService } from '@noriter/kit/service-client';
import { walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import { commandOutcomes, outcomeOfSlip } from '../queries/command-outcomes.ts';

/** How long the wallet has for an answer, and a command that nobody released waits, in milliseconds. */
const ANSWER_MS_MAX = 1_500;
const HOLD_MS = 2_000;

/** A wallet that is slow gets no more calls than these: what it cannot answer in time waits on Kafka. */
const CALLS_MAX = 8;

/** Stakes that are written down, and may be taken when their transaction has committed. */
export type WrittenStakes = {
  readonly slipIds: readonly string[];
  readonly commandIds: readonly string[];
  readonly commands: readonly Uint8Array[];
  readonly rows: HeldRows;
};

/** What this process has asked of the wallet. */
export type StakeCalls = {
  /** Calls that have no answer yet. */
  underWay: number;
  /** Rows of commands that were answered, until the next decision takes them back. */
  answered: HeldRows;
};

/** @returns the rows that need not be sent any more, and forgets them */
export function takeAnswered(calls: StakeCalls): HeldRows {
  const rows = calls.answered;
  calls.answered = [];
  return rows;
}

/** Writes the commands that take stakes, in the transaction of their slips. */
export async function writeStakes(
  tx: pg.ClientBase,
  messages: readonly EventMessage<typeof walletCommands>[],
): Promise<WrittenStakes> {
  const { rows, values } = await holdInOutbox(tx, walletCommands, messages, HOLD_MS);
  return {
    slipIds: messages.map(({ value }) => value.subjectId),
    commandIds: messages.map(({ id }) => id),
    commands: values,
    rows,
  };
}

/** Stakes of several statements, to be taken in one call. */
export function stakesTogether(parts: readonly WrittenStakes[]): WrittenStakes {
  return {
    slipIds: parts.flatMap(({ slipIds }) => slipIds),
    commandIds: parts.flatMap(({ commandIds }) => commandIds),
    commands: parts.flatMap(({ commands }) => commands),
    rows: parts.flatMap(({ rows }) => rows),
  };
}

/**
 * Has the wallet take stakes whose transaction has committed. It never fails: who waits hears from it
 * here, or by the other way.
 */
export async function takeStakes(
  deps: Pick<BettingDeps, 'wallet' | 'replies' | 'stakeCalls' | 'pool' | 'log'>,
  stakes: WrittenStakes,
): Promise<void> {
  const { commands, rows } = stakes;
  if (commands.length === 0) return;
  try {
    const outcomes = await callWallet(deps, stakes);
    // First: the decision of the first reply takes them back.
    deps.stakeCalls.answered = [...deps.stakeCalls.answered, ...rows];
    for (const outcome of outcomes) deps.replies.deliver(outcome.commandId, outcome);
  } catch (error) {
    deps.log.warn({ err: error, stakes: commands.length }, 'stakes are asked for over Kafka');
    await withTransaction(deps.pool, (tx) => releaseInOutbox(tx, rows)).catch(() => undefined);
  }
}

/** @throws Error without an answer for each of the commands */
async function callWallet(
  { wallet, stakeCalls }: Pick<BettingDeps, 'wallet' | 'stakeCalls'>,
  { slipIds, commandIds, commands }: WrittenStakes,
): Promise<StakeOutcome[]> {
  if (stakeCalls.underWay >= CALLS_MAX)
    throw new Error(`The wallet has ${CALLS_MAX} calls to answer.`);
  stakeCalls.underWay += 1;
  try {
    const { outcomes } = await callService(
      { ...wallet, timeoutMs: ANSWER_MS_MAX },
      '/internal/commands/apply',
      { commands: commands.map((command) => Buffer.from(command).toString('base64')) },
      commandOutcomes,
    );
    return slipIds.map((slipId, index) => {
      const outcome = outcomes[index];
      if (outcome && outcome.commandId === commandIds[index]) return outcomeOfSlip(slipId, outcome);
      throw new Error('The wallet did not answer each of its commands.');
    });
  } finally {
    stakeCalls.underWay -= 1;
  }
}
