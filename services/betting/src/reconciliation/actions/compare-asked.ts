import { withTransaction } from '@noriter/kit/postgres';
import { completeUntil } from '@noriter/kit/row-spans';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import type { Pace } from '@noriter/ledger-comparison/pace';
import { areApplied } from '@noriter/wallet-client/unapplied';
import type pg from 'pg';
import type { CompareDeps } from '../deps.ts';
import { type AskedSpan, settledColumns, stakeColumns } from '../store/asked-columns.ts';
import { acceptedStakes, settledCommands } from '../store/asked-commands.ts';
import { type SlipMismatch, slipMismatches } from '../store/mismatches.ts';
import { readProgress, saveDecidedTo, saveSettledTo } from '../store/progress.ts';
import { missingOf } from './steps/missing-commands.ts';

/** The first step of a run looks at so much time; each step without anything doubles it. */
const STEP_MS = 30_000;

/** Later steps look at so much time as is likely to have so many: a page is one call, and found at once. */
const COMMANDS_PER_STEP = 1_500;

type Direction = {
  from: Date;
  columns: (pool: pg.Pool, span: { from: Date; to: Date }) => Promise<AskedSpan | null>;
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
    { from: settledTo, columns: settledColumns, look: settledCommands, save: saveSettledTo },
    { from: decidedTo, columns: stakeColumns, look: acceptedStakes, save: saveDecidedTo },
  ];
  for (const direction of directions) await compareSpans(deps, { ...direction, until, pace });
}

async function compareSpans(
  deps: CompareDeps,
  { from, until, pace, save, ...looks }: Direction & { until: Date; pace: Pace },
): Promise<void> {
  let [at, stepMs] = [from.getTime(), STEP_MS];
  while (at < until.getTime()) {
    const span = { from: new Date(at), to: new Date(Math.min(at + stepMs, until.getTime())) };
    const { count, to, missing } = await missingIn(deps, { span, pace, ...looks });
    await withTransaction(deps.pool, async (tx) => {
      await keepMismatches(tx, slipMismatches, missing);
      await save(tx, to);
    });
    stepMs = count === 0 ? stepMs * 2 : nextStepMs(to.getTime() - at, count);
    at = to.getTime();
    // One step of each direction is always done, so that neither waits for the other for ever.
    if (pace.isOver()) return;
  }
}

function nextStepMs(lookedMs: number, count: number): number {
  return Math.min(STEP_MS, Math.ceil((lookedMs * COMMANDS_PER_STEP) / count));
}

type Looks = Pick<Direction, 'columns' | 'look'> & { span: { from: Date; to: Date }; pace: Pace };

/** Where the wallet counts as many as were asked for nothing is missing; else it is asked about each. */
async function missingIn(
  deps: CompareDeps,
  { span, pace, columns, look }: Looks,
): Promise<{ count: number; to: Date; missing: SlipMismatch[] }> {
  const asked = await columns(deps.pool, span);
  if (asked !== null && (await areApplied(deps.wallet, asked))) {
    await pace.rest();
    return { count: asked.count, to: asked.to, missing: [] };
  }
  const looked = await look(deps.pool, { from: span.from, to: asked?.to ?? span.to });
  const missing = await missingOf(deps, looked.commands, pace);
  return { count: looked.commands.length, to: looked.to, missing };
}
