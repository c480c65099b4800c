import type { BettingDeps } from '../deps.ts';

/** As long as every service keeps its answers for repetitions. */
const HOURS_KEPT = 24;

const ROWS_PER_STATEMENT = 5_000;

/** Forgets refusals that no repetition will ask for, some thousand at a time. */
export async function clearRefusals(
  { pool }: Pick<BettingDeps, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    const { rowCount } = await pool.query(
      `delete from bet_refusal where slip_id = any(array(
         select slip_id from bet_refusal
         where refused_at < clock_timestamp() - make_interval(hours => $1) limit $2))`,
      [HOURS_KEPT, ROWS_PER_STATEMENT],
    );
    cleared = rowCount ?? 0;
  }
}
