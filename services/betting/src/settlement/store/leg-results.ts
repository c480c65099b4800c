import type { LegResult } from '@noriter/rules/leg-result';
import type pg from 'pg';

/** Writes what became of legs, but for those that are void since their match was put off; and for which entry of the settlement queue they were read. */
export async function keepResults(
  tx: pg.ClientBase,
  legs: readonly { betId: string; position: number; result: LegResult | null }[],
  { entry, version }: { entry: bigint; version: number },
): Promise<void> {
  await tx.query({
    name: 'keep-leg-results',
    text: `
      update bet_leg
      set result = case when put_off_void_at is null then one.result else bet_leg.result end,
        settlement_version = $4, due_seen = $5
      from unnest($1::uuid[], $2::int[], $3::jsonb[]) as one (bet_id, position, result)
      where bet_leg.bet_id = one.bet_id and bet_leg.position = one.position`,
    values: [
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ result }) => result && JSON.stringify(result)),
      version,
      entry,
    ],
  });
}
