import { lookAt } from '@noriter/kit/row-spans';
import type pg from 'pg';
import { stakeCommandId } from '../../placement/domain/stake.ts';

/** A command that these books asked the wallet for. */
export type AskedCommand = {
  commandId: string;
  siteId: string;
  memberId: string;
  slipId: string;
  kind: string;
  amount: bigint;
};

type Row = Omit<AskedCommand, 'commandId'> & { commandId: string | null; at: Date };

/** What settlements of a span of time asked to be moved. */
export function settledCommands(pool: pg.Pool, span: { from: Date; to: Date }) {
  return commandsIn(pool, span, {
    name: 'asked-by-settlements',
    text: `select bet_settlement.settled_at as at, one.command_id as "commandId",
             site_id as "siteId", member_id as "memberId", slip_id as "slipId",
             abs(one.moved) as amount, one.kind
           from bet_settlement join bet using (bet_id)
             cross join lateral (values
               (command_id, moved, case when moved < 0 then 'clawback'
                 when result = 'void' then 'refund' else 'payout' end),
               (free_command_id, free_moved, case when free_moved < 0 then 'free_bet_clawback'
                 else 'free_bet_refund' end)
             ) as one (command_id, moved, kind)
           where bet_settlement.settled_at > $1 and bet_settlement.settled_at <= $2
             and one.command_id is not null
           order by bet_settlement.settled_at limit $3`,
  });
}

/** The stakes of slips that were accepted in a span of time. */
export function acceptedStakes(pool: pg.Pool, span: { from: Date; to: Date }) {
  return commandsIn(pool, span, {
    name: 'asked-by-slips',
    text: `select decided_at as at, null as "commandId", site_id as "siteId",
             member_id as "memberId", slip_id as "slipId", stake as amount,
             case when free_bet_id is null then 'stake' else 'free_bet_stake' end as kind
           from bet_slip
           where decided_at > $1 and decided_at <= $2 and state = 'accepted'
           order by decided_at limit $3`,
  });
}

async function commandsIn(
  pool: pg.Pool,
  span: { from: Date; to: Date },
  statement: { name: string; text: string },
): Promise<{ commands: AskedCommand[]; to: Date }> {
  const { rows, to } = await lookAt<Row>(pool, span, statement);
  return { commands: rows.map(commandOf), to };
}

function commandOf({ commandId, siteId, memberId, slipId, kind, amount }: Row): AskedCommand {
  const id = commandId ?? stakeCommandId(slipId);
  return { commandId: id, siteId, memberId, slipId, kind, amount };
}
