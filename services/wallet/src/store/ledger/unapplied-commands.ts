import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

export const unappliedFaults = ['missing', 'refused', 'differs'] as const;

/** A command as its service asked for it. */
export type AskedAmount = { readonly commandId: string; readonly amount: Won };

export type UnappliedCommand = {
  readonly commandId: string;
  readonly fault: (typeof unappliedFaults)[number];
};

/**
 * Of commands those that the ledger did not apply as they were asked for, and how many it did. Each is counted
 * for itself, so that whoever asks can tell an answer that leaves some out.
 */
export async function unappliedCommands(
  pool: pg.Pool,
  commands: readonly AskedAmount[],
): Promise<{ unapplied: UnappliedCommand[]; applied: number }> {
  const { rows } = await pool.query<{ unapplied: UnappliedCommand[]; applied: number }>({
    name: 'unapplied-commands',
    text: `with judged as (
             select asked.command_id,
               case when ledger.command_id is null then 'missing'
                 when ledger.refusal is not null then 'refused'
                 when ledger.amount <> asked.amount then 'differs' end as fault
             from unnest($1::uuid[], $2::bigint[]) as asked (command_id, amount)
               left join ledger on ledger.command_id = asked.command_id)
           select count(*) filter (where fault is null)::int as applied,
             coalesce(json_agg(json_build_object('commandId', command_id, 'fault', fault))
               filter (where fault is not null), '[]') as unapplied
           from judged`,
    values: [commands.map(({ commandId }) => commandId), commands.map(({ amount }) => amount)],
  });
  return rows[0] ?? { unapplied: [], applied: 0 };
}

/** Of commands, as a column of ids and one of amounts, how many the ledger applied as they were asked for. */
export async function countApplied(
  pool: pg.Pool,
  commandIds: string,
  amounts: string,
): Promise<number> {
  const { rows } = await pool.query<{ applied: number }>({
    name: 'count-applied',
    text: `select count(*)::int as applied
           from unnest($1::uuid[], $2::bigint[]) as asked (command_id, amount)
             join ledger using (command_id)
           where ledger.refusal is null and ledger.amount = asked.amount`,
    values: [commandIds, amounts],
  });
  return rows[0]?.applied ?? 0;
}
