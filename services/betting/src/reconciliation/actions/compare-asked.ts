import { withTransaction } from '@noriter/kit/postgres';
import { completeUntil } from '@noriter/kit/row-spans';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import type { Pace } from '@noriter/ledger-comparison/pace';
import type pg from 'pg';
import type { CompareDeps } from '../deps.ts';
import { acceptedStakes, settledCommands } from '../store/asked-commands.ts';
import { slipMismatches } from '../store/mismatches.ts';
import { readProgress, saveDecidedTo, saveSettledTo } from '../store/progress.ts';
import { missingOf } from './steps/missing-commands.ts';

/** The first step of a run looks at so much time; each step without anything doubles it. */
const STEP_MS = 30_000;

type Direction = {
  from: Date;
  look: typeof settledCommands;
  save: (tx: pg.ClientBase, to: Date) => Promise<void>;
};

/** From the books to the ledger: what settlements and accepted slips asked for is there, applied. */
export async function compareAsked(
  deps: CompareDeps,
  { pace, graceMs }: { pace: Pace; graceMs: number },
): Promise<void> {
  const until = await completeUntil(deps.pool, graceMs);
  const { settledTo, decidedTo } = await readProgress(deps.pool);
  const directions: Direction[] = [
    { from: settledTo, look: settledCommands, save: saveSettledTo },
    { from: decidedTo, look: acceptedStakes, save: saveDecidedTo },
  ];
  for (const direction of directions) await compareSpans(deps, { ...direction, until, pace });
}

async function compareSpans(
  deps: CompareDeps,
  { from, until, pace, look, save }: Direction & { until: Date; pace: Pace },
): Promise<void> {
  let [at, stepMs] = [from.getTime(), STEP_MS];
  while (at < until.getTime()) {
    const to = new Date(Math.min(at + stepMs, until.getTime()));
    const looked = await look(deps.pool, { from: new Date(at), to });
    const missing = await missingOf(deps, looked.commands, pace);
    await withTransaction(deps.pool, async (tx) => {
      await keepMismatches(tx, slipMismatches, missing);
      await save(tx, looked.to);
    });
    at = looked.to.getTime();
    stepMs = looked.commands.length === 0 ? stepMs * 2 : STEP_MS;
    // One step of each direction is always done, so that neither waits for the other for ever.
    if (pace.isOver()) return;
  }
}
