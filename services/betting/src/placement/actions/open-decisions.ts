import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { type DecideDeps, type Decision, decideSlips } from './decide-slips.ts';

/** The same in a transaction of its own. */
export async function commitDecisions(
  deps: DecideDeps & { pool: pg.Pool },
  outcomes: readonly Decision[],
): Promise<undefined[]> {
  await withTransaction(deps.pool, (tx) => decideSlips(deps, tx, outcomes));
  return outcomes.map(() => undefined);
}

/** Outcomes of their stakes: those of one call of the wallet come together. */
const DECISIONS = { maxBatch: 500, maxQueue: 20_000 };

/** Outcomes to be written down: those that arrive together are written together. */
export type Decisions = MicroBatcher<Decision, void>;

/** Opens the batch that callers submit the wallet's answers to. */
export function openDecisions(deps: DecideDeps & { pool: pg.Pool }): Decisions {
  return createMicroBatcher({
    ...DECISIONS,
    run: (outcomes) => commitDecisions(deps, outcomes),
  });
}
