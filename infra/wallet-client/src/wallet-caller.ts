import { answerWait } from '@noriter/kit/answer-wait';
import type { StatelessConfig } from '@noriter/kit/config';
import { type DeferredRows, releaseDeferred } from '@noriter/kit/deferred-rows';
import { withTransaction } from '@noriter/kit/postgres';
import { createReplyInbox } from '@noriter/kit/reply';
import type { SecretKeys } from '@noriter/kit/secret-keys';
import type { ServiceBase } from '@noriter/kit/service';
import type pg from 'pg';
import { type AskedWallet, applyCommands } from './call-wallet.ts';
import type { MoneyCommand } from './command.ts';
import { createDecidedCommands, type DecidedCommands } from './decided-commands.ts';
import { type CommandOutcome, readReply } from './outcome.ts';
import { type DeferredCommands, deferCommands } from './write-commands.ts';

const REPLY_MS_MAX = 3_000;

/** How long a caller waits for the wallet, in milliseconds. */
export const replyWait = () => answerWait(REPLY_MS_MAX);

/** A wallet that is slow gets no more calls than these: what it cannot answer in time waits on Kafka. */
const CALLS_MAX = 8;

/** What the wallet answers of a command; null when it answers nothing in time. */
export type Reply = Promise<CommandOutcome | null>;

/** Asks the wallet for money, and takes its answers. */
export type WalletCaller = {
  /** What the wallet's answers to this service are proven with. */
  readonly keys: SecretKeys;
  /** Commands whose outcomes this process has written down. */
  readonly decided: DecidedCommands;
  /** Writes commands in the transaction of what they are for, as deferred rows of the outbox. */
  defer(tx: pg.ClientBase, commands: readonly MoneyCommand[]): Promise<DeferredCommands>;
  /**
   * Expects the answers of commands, before their transaction commits: the answer may be quicker than
   * this process. A caller too many gets none, and reads the outcome as everybody does who has
   * waited.
   *
   * @returns the replies to come, in the order of the commands
   */
  expect(deferred: DeferredCommands): Reply[];
  /**
   * Has the wallet apply commands whose transaction has committed. It never fails: who waits gets the
   * outcome here, or by the other way.
   */
  take(deferred: DeferredCommands): Promise<void>;
  /** @returns the rows of commands that were answered, and forgets them */
  takeAnswered(): DeferredRows;
  close(): Promise<void>;
};

type Base = Pick<
  ServiceBase<StatelessConfig & { DATABASE_URL: string }>,
  'redis' | 'ids' | 'pool' | 'log'
>;

/**
 * Opens the channel that the wallet answers on.
 *
 * @example
 * const wallet = { url, to: 'wallet', service: 'betting', key, commandKeys: config.COMMAND_KEY };
 * const walletCaller = await openWalletCaller({ ...base, wallet });
 */
export async function openWalletCaller({
  wallet,
  redis,
  ids,
  pool,
  log,
}: Base & { wallet: AskedWallet }): Promise<WalletCaller> {
  const { commandKeys: keys } = wallet;
  const replies = await createReplyInbox(redis, ids.next(), (reply) => {
    const outcome = readReply(keys, reply);
    // The caller waits on: the wallet's own answer comes here or by its event.
    if (outcome === null)
      log.error({ commandId: reply.id }, 'a reply that the wallet did not make');
    return outcome;
  });
  const { replyTo } = replies;
  let answered: DeferredRows = [];
  let inFlight = 0;

  /** @throws Error without an answer for each of the commands */
  async function callWallet(deferred: DeferredCommands): Promise<CommandOutcome[]> {
    if (inFlight >= CALLS_MAX) throw new Error(`The wallet has ${CALLS_MAX} calls to answer.`);
    inFlight += 1;
    try {
      return await applyCommands(wallet, deferred);
    } finally {
      inFlight -= 1;
    }
  }

  return {
    keys,
    decided: createDecidedCommands(),
    defer: (tx, commands) => deferCommands(tx, commands, replyTo),
    expect: ({ commandIds, subjectIds }) =>
      commandIds.map((id, index) =>
        replies.expect(id, replyWait()).then(
          (outcome) => (isOf(outcome, id, subjectIds[index]) ? outcome : null),
          () => null,
        ),
      ),
    async take(deferred) {
      const { commands, rows } = deferred;
      if (commands.length === 0) return;
      try {
        const outcomes = await callWallet(deferred);
        // First: the decision of the first reply takes them back.
        answered = [...answered, ...rows];
        for (const outcome of outcomes) replies.deliver(outcome.commandId, outcome);
      } catch (error) {
        log.warn({ err: error, commands: commands.length }, 'the wallet is asked over Kafka');
        await withTransaction(pool, (tx) => releaseDeferred(tx, rows)).catch(() => undefined);
      }
    },
    takeAnswered() {
      const rows = answered;
      answered = [];
      return rows;
    },
    close: () => replies.close(),
  };
}

/** An id that means another subject's command to the wallet pays nothing here. */
function isOf(
  outcome: CommandOutcome | null,
  commandId: string,
  subjectId: string | undefined,
): boolean {
  return outcome?.commandId === commandId && outcome.subjectId === subjectId;
}
