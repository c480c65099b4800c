/**
 * Invariant: a row that is not named here is right by `judgeEntry` as well. What these do not know, and what they
 * find nothing for, they name: it is judged as a whole row.
 */
import type { LedgerColumns } from '@noriter/wallet-client/ledger';
import type pg from 'pg';
import { SLIP_SUBJECT, stakeCommandId } from '../../placement/domain/stake.ts';

const COLUMNS = `unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[])
  as one (command_id, member_id, slip_id, amount)`;

/** Stakes of accepted slips; $6 is whether a free bet staked them. */
const unlikeStakes = {
  name: 'unlike-stakes',
  text: `select one.command_id as "commandId" from ${COLUMNS}
         where not exists (select from bet_slip as slip
           where slip.slip_id = one.slip_id and slip.member_id = one.member_id
             and slip.site_id = $5 and slip.stake = one.amount and slip.state = 'accepted'
             and (slip.free_bet_id is not null) = $6::boolean)`,
};

/** Returns of settlements; $6 is whether these rows take. */
const unlikeReturns = {
  name: 'unlike-returns',
  text: `select one.command_id as "commandId"
         from (select command_id, member_id, slip_id,
                 case when $6::boolean then -amount else amount end as moved
               from ${COLUMNS}) as one
         where not exists (select from bet_slip as slip
             join bet on bet.slip_id = slip.slip_id
             join bet_settlement as made using (bet_id)
           where slip.slip_id = one.slip_id and slip.member_id = one.member_id
             and slip.site_id = $5
             and ((made.command_id = one.command_id and made.moved = one.moved)
               or (made.free_command_id = one.command_id and made.free_moved = one.moved)))`,
};

/** How the rows of a kind are compared, and with what as $6. Those of others are not right here. */
const comparisons: ReadonlyMap<string, { statement: typeof unlikeStakes; flag: boolean }> = new Map(
  [
    ['stake', { statement: unlikeStakes, flag: false }],
    ['free_bet_stake', { statement: unlikeStakes, flag: true }],
    ['payout', { statement: unlikeReturns, flag: false }],
    ['refund', { statement: unlikeReturns, flag: false }],
    ['free_bet_refund', { statement: unlikeReturns, flag: false }],
    ['clawback', { statement: unlikeReturns, flag: true }],
    ['free_bet_clawback', { statement: unlikeReturns, flag: true }],
  ],
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The ids of those commands whose rows are not plainly what the books asked for. */
export async function unlikeRows(pool: pg.Pool, group: LedgerColumns): Promise<string[]> {
  const { siteId, subjectType, kind, commandIds, memberIds, subjectIds, amounts } = group;
  const [ids, slipIds] = [elementsOf(commandIds), elementsOf(subjectIds)];
  const comparison = comparisons.get(kind);
  if (comparison === undefined || subjectType !== SLIP_SUBJECT) return ids;
  // A forged subject may be any text: what is no id of a slip would end the statement.
  if (slipIds.length !== ids.length || !slipIds.every((id) => UUID.test(id))) return ids;
  const { statement, flag } = comparison;
  const { rows } = await pool.query<{ commandId: string }>({
    ...statement,
    values: [commandIds, memberIds, subjectIds, amounts, siteId, flag],
  });
  const unlike = rows.map(({ commandId }) => commandId);
  if (statement !== unlikeStakes) return unlike;
  // A second stake of a slip is like the first one in all but its id.
  return [...unlike, ...ids.filter((id, place) => id !== stakeCommandId(slipIds[place] ?? ''))];
}

/** The elements of an array literal without quotes; of another one they are no ids. */
function elementsOf(literal: string): string[] {
  return literal.slice(1, -1).split(',');
}
