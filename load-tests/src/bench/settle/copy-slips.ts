import { deriveId, handingOn, systemIds } from '@noriter/kit/ids';
import type { Pool } from 'pg';

const SLIPS_PER_STATEMENT = 10_000;

export type Books = { betting: Pool; wallet: Pool };

type Copy = { slipId: string; betId: string; memberId: string; templateId: string };

/**
 * Copies slips that were placed through the door, one bet each, until there are so many: the same
 * rows with ids of their own and other members, in both books, stakes and exposure included. Placing
 * as many would take longer than what is measured.
 *
 * @param templateIds slips, taken in turn
 */
export async function copySlips(
  { betting, wallet }: Books,
  templateIds: readonly string[],
  { members, count }: { members: readonly string[]; count: number },
): Promise<void> {
  const [first = ''] = templateIds;
  for (let start = 0; start < count; start += SLIPS_PER_STATEMENT) {
    const many = Math.min(SLIPS_PER_STATEMENT, count - start);
    const copies = Array.from({ length: many }, (_, at) => ({
      slipId: handingOn(systemIds.next()),
      betId: handingOn(systemIds.next()),
      memberId: members[(start + at) % members.length] ?? '',
      templateId: templateIds[(start + at) % templateIds.length] ?? first,
    }));
    await copyInBetting(betting, copies);
    await copyInWallet(wallet, copies);
  }
  await betting.query(exposureSql);
  for (const table of ['bet_slip', 'bet', 'bet_leg', 'sport_exposure']) {
    await betting.query(`vacuum analyze ${table}`);
  }
  for (const table of ['account', 'ledger']) await wallet.query(`vacuum analyze ${table}`);
}

async function copyInBetting(betting: Pool, copies: readonly Copy[]): Promise<void> {
  await betting.query(slipsSql(await writtenColumns(betting, 'bet')), [
    copies.map(({ slipId }) => slipId),
    copies.map(({ betId }) => betId),
    copies.map(({ memberId }) => memberId),
    copies.map(({ templateId }) => templateId),
  ]);
}

async function copyInWallet(wallet: Pool, copies: readonly Copy[]): Promise<void> {
  await wallet.query(stakesSql, [
    copies.map(({ slipId }) => stakeCommandId(slipId)),
    copies.map(({ memberId }) => memberId),
    copies.map(({ slipId }) => slipId),
    copies.map(({ templateId }) => stakeCommandId(templateId)),
  ]);
}

/** The command that takes a slip's stake: its id follows from the slip's. */
export function stakeCommandId(slipId: string): string {
  return deriveId('bet-stake', slipId);
}

/** A table's columns but those that the database makes of the others. */
async function writtenColumns(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const slipsSql = (columns: readonly string[]) => `
  with one as (
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])
      as one (slip_id, bet_id, member_id, template_id)
  ), slips as (
    insert into bet_slip
    select copy.* from one join bet_slip as template on template.slip_id = one.template_id
      cross join lateral jsonb_populate_record(template,
        jsonb_build_object('slip_id', one.slip_id, 'member_id', one.member_id)) as copy
  ), bets as (
    insert into bet (${columns.join(', ')})
    select ${columns.map((name) => `copy.${name}`).join(', ')}
    from one join bet as template on template.slip_id = one.template_id
      cross join lateral jsonb_populate_record(template, jsonb_build_object('bet_id', one.bet_id,
        'slip_id', one.slip_id, 'member_id', one.member_id)) as copy
  )
  insert into bet_leg
  select copy.* from one join bet on bet.slip_id = one.template_id
    join bet_leg as template on template.bet_id = bet.bet_id
    cross join lateral jsonb_populate_record(template,
      jsonb_build_object('bet_id', one.bet_id)) as copy`;

const exposureSql = `
  update sport_exposure as sum
  set tickets = legs.tickets, stake = legs.stake, share = legs.share, worst = legs.worst
  from (
    select fixture_id, market_key, site_id, leg.selection_id,
      sum(exposed_tickets)::int as tickets, sum(exposed_stake)::bigint as stake,
      sum(exposed_share)::bigint as share, sum(exposed_worst)::bigint as worst
    from bet_leg as leg join bet using (bet_id)
    group by fixture_id, market_key, site_id, leg.selection_id
  ) as legs
  where (sum.fixture_id, sum.market_key, sum.site_id, sum.selection_id) =
    (legs.fixture_id, legs.market_key, legs.site_id, legs.selection_id)`;

/** Stakes as the wallet books them: the ledger's rows, the balances, the nets of loss limits. */
const stakesSql = `
  with one as (
    select asked.*, template.amount, template.day,
      row_number() over member as place, sum(template.amount) over member as so_far
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) with ordinality
        as asked (command_id, member_id, slip_id, template_id, turn)
      join ledger as template on template.command_id = asked.template_id
    window member as (partition by asked.member_id order by turn)
  ), stakes as (
    insert into ledger overriding user value
    select copy.* from one join account on account.member_id = one.member_id
      join ledger as template on template.command_id = one.template_id
      cross join lateral jsonb_populate_record(template, jsonb_build_object(
        'command_id', one.command_id, 'member_id', one.member_id, 'subject_id', one.slip_id::text,
        'cash', account.cash - so_far, 'held', account.held, 'points', account.points,
        'version', account.version + place)) as copy
  )
  update account set cash = cash - won, version = version + stakes, bet_day = day,
    net_day = won + case when bet_day = day then net_day else 0 end,
    net_week = net_week + won, net_month = net_month + won
  from (
    select member_id, max(day) as day, count(*) as stakes, sum(amount)::bigint as won
    from one group by member_id
  ) as sums
  where account.member_id = sums.member_id`;
