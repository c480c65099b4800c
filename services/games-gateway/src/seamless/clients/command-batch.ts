import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import {
  type AskedWallet,
  askCommands,
  type BalanceOutcome,
} from '@noriter/wallet-client/call-wallet';
import type { MoneyCommand } from '@noriter/wallet-client/command';

/** The commands of one transaction, and what became of each. */
export type CommandBatch = MicroBatcher<readonly MoneyCommand[], readonly BalanceOutcome[]>;

/** The wallet takes 200 of a call; what is asked for together has no more. */
export const COMMANDS_PER_CALL_MAX = 150;
const WAITING_MAX = 5_000;

/** Opens what asks the wallet: one call at a time, with all that has arrived meanwhile. */
export function openCommandBatch(wallet: AskedWallet): CommandBatch {
  return createMicroBatcher({
    maxBatch: COMMANDS_PER_CALL_MAX,
    maxQueue: WAITING_MAX,
    weight: { max: COMMANDS_PER_CALL_MAX, of: (commands) => commands.length },
    async run(asked) {
      const outcomes = await askCommands(wallet, asked.flat());
      let at = 0;
      return asked.map((commands) => {
        at += commands.length;
        return outcomes.slice(at - commands.length, at);
      });
    },
  });
}
