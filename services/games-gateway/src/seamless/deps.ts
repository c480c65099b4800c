import type { LaunchDeps } from '../launch/deps.ts';
import type { Asked } from './actions/steps/asked.ts';
import type { Step } from './actions/steps/decide-transactions.ts';
import type { Finished } from './actions/steps/finish-transactions.ts';
import type { Batch } from './actions/steps/open-batch.ts';
import type { CameCall, Player } from './actions/steps/players-of.ts';
import type { Settled } from './actions/steps/settled.ts';
import type { CashBatch } from './clients/cash-batch.ts';
import type { CommandBatch } from './clients/command-batch.ts';
import type { VendorMetrics } from './metrics.ts';
import type { CallCounts } from './store/call-counts.ts';
import type { Answered } from './store/end-transactions.ts';

/** What answers vendors. Calls that arrive together take each step together. */
export type SeamlessDeps = LaunchDeps & {
  /** Finds out whom calls are about. */
  players: Batch<CameCall, Player | null>;
  /** Decides transactions and writes them down. */
  decisions: Batch<Asked, Step>;
  /** Asks the wallet for commands. */
  commands: CommandBatch;
  /** Asks the wallet what members have. */
  cash: CashBatch;
  /** Writes down what the wallet answered. */
  endings: Batch<Answered, Finished>;
  /** Transactions that this process is settling: whoever asks meanwhile gets the same outcome. */
  settling: Map<string, Promise<Settled | null>>;
  vendorMetrics: VendorMetrics;
  /** How vendors' calls ended, by minute. */
  callCounts: CallCounts;
};
