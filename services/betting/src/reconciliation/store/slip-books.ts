import type pg from 'pg';
import type { SlipBooks } from '../domain/judge-entry.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Slips by id, with what their bets asked to be moved. */
export async function readSlipBooks(
  db: pg.Pool | pg.ClientBase,
  slipIds: readonly string[],
): Promise<Map<string, SlipBooks>> {
  const ids = [...new Set(slipIds)].filter((id) => UUID.test(id));
  if (ids.length === 0) return new Map();
  const slips = await db.query<Omit<SlipBooks, 'returns'>>({
    name: 'books-slips',
    text: `select slip_id as "slipId", site_id as "siteId", member_id as "memberId", stake, state,
             free_bet_id as "freeBetId"
           from bet_slip where slip_id = any($1::uuid[])`,
    values: [ids],
  });
  const returns = await db.query<{ slipId: string; commandId: string; moved: bigint }>({
    name: 'books-returns',
    text: `select slip_id as "slipId", command_id as "commandId", moved
           from bet join bet_settlement using (bet_id)
           where slip_id = any($1::uuid[]) and command_id is not null
           union all
           select slip_id, free_command_id, free_moved
           from bet join bet_settlement using (bet_id)
           where slip_id = any($1::uuid[]) and free_command_id is not null`,
    values: [ids],
  });
  const bySlip = Map.groupBy(returns.rows, ({ slipId }) => slipId);
  return new Map(
    slips.rows.map((slip) => {
      const own = (bySlip.get(slip.slipId) ?? []).map(({ commandId, moved }): [string, bigint] => [
        commandId,
        moved,
      ]);
      return [slip.slipId, { ...slip, returns: new Map(own) }];
    }),
  );
}
