import { answerWait } from '@noriter/kit/answer-wait';
import { backoffMs, pause } from '@noriter/kit/backoff';
import type { Logger } from '@noriter/kit/logging';
import { Overloaded } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';
import {
  type AskedWallet,
  applyCommands,
  type EncodedCommand,
  encodeCommand,
} from './call-wallet.ts';
import type { MoneyCommand } from './command.ts';
import type { CommandOutcome } from './outcome.ts';

const REPLY_MS_MAX = 3_000;

/** How long a caller waits for the wallet, in milliseconds. */
export const replyWait = () => answerWait(REPLY_MS_MAX);

/** A wallet that is slow gets no more calls than these: what is beyond them waits for its turn. */
const CALLS_MAX = 8;

/** Between a call that failed and the next for the same commands. */
const AGAIN = { firstMs: 50, maxMs: 500 };

/** What the wallet answers of a command; null when it answers nothing in time. */
export type Reply = Promise<CommandOutcome | null>;

/** Asks the wallet for money, for callers that wait. */
export type WalletCaller = {
  /**
   * Has the wallet apply commands, 200 at most, whose transaction has committed: what they are for is
   * written, and is what they are asked for by again (`askUnanswered`) when this process ends. A call
   * that fails is made again under the same ids, so nothing is applied twice. It never fails.
   *
   * @returns the replies to come, in the order of the commands; null once the caller's wait is over
   */
  ask(commands: readonly MoneyCommand[]): Reply[];
  /** Asks no more, and gives whoever waits null. */
  close(): Promise<void>;
};

type Waiting = {
  command: EncodedCommand;
  resolve: (outcome: CommandOutcome | null) => void;
};

/**
 * Opens what calls the wallet for this process.
 *
 * @example
 * const wallet = { url, to: 'wallet', service: 'betting', key, commandKeys: config.COMMAND_KEY };
 * const walletCaller = openWalletCaller({ ...base, wallet });
 */
export function openWalletCaller(deps: {
  wallet: AskedWallet;
  log: Pick<Logger, 'warn'>;
}): WalletCaller {
  const { log } = deps;
  const call = boundedCalls(deps.wallet);
  const asking = new Map<AbortController, Promise<void>>();

  async function askAgain(waiting: readonly Waiting[], ends: AbortSignal): Promise<void> {
    for (let attempt = 1; !ends.aborted; attempt += 1) {
      try {
        const outcomes = await call(waiting.map(({ command }) => command));
        for (const [index, { resolve }] of waiting.entries()) resolve(outcomes[index] ?? null);
        return;
      } catch (error) {
        if (attempt === 1) {
          log.warn({ err: error, commands: waiting.length }, 'the wallet is asked again');
        }
        if (!isOutage(error) && waiting.length > 1) {
          // One of them fails them all: by halves it is found soon, and the others are answered.
          const middle = waiting.length >> 1;
          const halves = [waiting.slice(0, middle), waiting.slice(middle)];
          await Promise.all(halves.map((half) => askAgain(half, ends)));
          return;
        }
      }
      await pause(backoffMs(attempt, AGAIN), ends);
    }
  }

  return {
    ask(commands) {
      if (commands.length === 0) return [];
      const replies = commands.map((command) => ({
        command: encodeCommand(deps.wallet, command),
        ...Promise.withResolvers<CommandOutcome | null>(),
      }));
      const ends = new AbortController();
      const { signal } = ends;
      signal.addEventListener('abort', () => {
        for (const { resolve } of replies) resolve(null);
      });
      const timer = setTimeout(() => ends.abort(), replyWait());
      const work = askAgain(replies, signal).finally(() => {
        clearTimeout(timer);
        asking.delete(ends);
      });
      asking.set(ends, work);
      return replies.map(({ promise }) => promise);
    },
    async close() {
      const open = [...asking];
      for (const [ends] of open) ends.abort();
      await Promise.all(open.map(([, work]) => work));
    },
  };
}

/** @throws Overloaded of a call beyond those in flight; what the wallet's answers throw */
function boundedCalls(wallet: AskedWallet): typeof call {
  let inFlight = 0;
  return call;

  async function call(commands: readonly EncodedCommand[]): Promise<CommandOutcome[]> {
    if (inFlight >= CALLS_MAX) throw new Overloaded(`The wallet has ${CALLS_MAX} calls to answer.`);
    inFlight += 1;
    try {
      return await applyCommands(wallet, commands);
    } finally {
      inFlight -= 1;
    }
  }
}
