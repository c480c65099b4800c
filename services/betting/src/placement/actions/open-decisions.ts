import type { DeferredRows } from '@noriter/kit/deferred-rows';
import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { withTransaction } from '@noriter/kit/postgres';
import type { WalletCaller } from '@noriter/wallet-client/wallet-caller';
import type pg from 'pg';
import { type DecideDeps, type Decision, decideSlips } from './decide-slips.ts';

/** The same in a transaction of its own, for outcomes that callers wait for. */
export async function commitDecisions(
  deps: DecideDeps & { pool: pg.Pool },
  outcomes: readonly Decision[],
  answered: DeferredRows = [],
): Promise<undefined[]> {
  await withTransaction(deps.pool, (tx) => decideSlips(deps, tx, outcomes, answered));
  return outcomes.map(() => undefined);
}

/** Outcomes of their stakes: those of one call of the wallet come together. */
const DECISIONS = { maxBatch: 500, maxQueue: 20_000 };

/** Outcomes to be written down: those that arrive together are written together. */
export type Decisions = MicroBatcher<Decision, void>;

/** Opens the batch that callers submit the wallet's answers to. */
export function openDecisions(
  deps: DecideDeps & { pool: pg.Pool; walletCaller: WalletCaller },
): Decisions {
  const { walletCaller } = deps;
  return createMicroBatcher({
    ...DECISIONS,
    run: async (outcomes) => {
      const decided = await commitDecisions(deps, outcomes, walletCaller.takeAnswered());
      for (const { commandId } of outcomes) walletCaller.decided.add(commandId);
      return decided;
    },
  });
}
