import { randomUUID } from 'node:crypto';
import { createPool } from '@noriter/kit/postgres';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshFigures } from '../../src/bet-history/actions/refresh-figures.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openSportWorld('betting_figures');
});
afterAll(() => world.close());

function siteOf() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const call = callAs(world.service, operatorCaller({ siteId, permissions: ['betting.read'] }));
  return {
    siteId,
    list: async (filter: object) => (await call('/api/admin/betting/bets/list', filter)).data.list,
    figures: async (days = 1) => {
      await refreshFigures(world.deps, never);
      return (await call('/api/admin/betting/figures', { days })).data;
    },
  };
}

async function memberOf(siteId: string) {
  const member = world.member({ siteId });
  await member.give(1_000_000n);
  return member;
}

/** How many rows of bets a refresh reads, as its own connection counts them. */
async function rowsReadByRefresh(): Promise<number> {
  const pool = createPool(world.space.databaseUrl, { applicationName: 'figures', max: 1 });
  try {
    const read = async () => {
      // The connection tells its counts when this statement ends, and not in its own time.
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ read: bigint }>(
        `select coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0) as read
         from pg_stat_user_tables where relname = 'bet'`,
      );
      return Number(rows[0]?.read);
    };
    const before = await read();
    await refreshFigures({ pool }, never);
    return (await read()) - before;
  } finally {
    await pool.end();
  }
}

describe('the figures of a site', () => {
  it('are what was staked, what was settled, and what that left to the house', async () => {
    const { siteId, figures } = siteOf();
    const member = await memberOf(siteId);
    const round = await world.openRound();
    const slip = await member.bet(round, ['sum-odd', { selectionId: 'ball-odd', stake: '30000' }]);
    await world.slip(member, [{ legs: [await world.leg()], lineStake: '50000' }]);

    const before = await figures();
    expect(before.days).toMatchObject([
      { product: 'mini', bets: 2, stake: '40000', settledStake: '0', ggr: '0' },
      { product: 'sport', bets: 1, stake: '50000', refused: 0 },
    ]);
    expect(before.liability).toMatchObject({ mini: '38000' });
    expect(BigInt(before.liability.sport)).toBe(50_000n);
    expect(before.largest.map(({ cash }: { cash: string }) => cash)).toEqual([
      '50000',
      '30000',
      '10000',
    ]);
    expect(before.largest[0].legs).toHaveLength(1);

    await world.draw(round, { sum: 71, powerball: 2 });
    await settleBets(world.deps, never);
    const after = await figures();
    const mini = { settledStake: '40000', returned: '19500', ggr: '20500', marginThousandths: 512 };
    expect(after.days[0]).toMatchObject({ product: 'mini', stake: '40000', ...mini });
    expect(after.liability.mini).toBe('0');
    expect((await figures()).days).toEqual(after.days);
    expect((await siteOf().figures()).days).toEqual([]);

    // A resettlement moves the difference, on the day it is written.
    const [won] = slip.data.bets;
    await world.pool.query(
      `insert into bet_settlement (bet_id, version, result, returned, moved, settled_at,
         command_id)
       values ($1, 2, 'void', 10000, -9500, now(), gen_random_uuid())`,
      [won.betId],
    );
    const corrected = { settledStake: '30000', returned: '0', givenBack: '10000', ggr: '30000' };
    expect((await figures()).days[0]).toMatchObject(corrected);
  });

  it('have nothing of a test account, neither what it stakes nor what it wins', async () => {
    const { siteId, figures } = siteOf();
    const [member, ours] = [await memberOf(siteId), await memberOf(siteId)];
    const round = await world.openRound();
    await member.bet(round, ['sum-odd']);
    const before = await figures();
    await world.pool.query(
      `insert into member (member_id, site_id, is_test) values ($1, $2, true)
       on conflict (member_id) do update set is_test = true`,
      [ours.memberId, siteId],
    );
    await ours.bet(round, ['sum-odd', { selectionId: 'ball-odd', stake: '90000' }]);
    const { days, liability, largest } = await figures();
    expect({ days, largest }).toEqual({ days: before.days, largest: before.largest });
    expect(liability.mini).toBe(before.liability.mini);
    await world.draw(round, { sum: 71, powerball: 2 });
    await settleBets(world.deps, never);
    expect((await figures()).days).toMatchObject([{ product: 'mini', settledStake: '10000' }]);
  });

  it('count what was refused apart, and what still waits once it is decided', async () => {
    const { siteId, figures } = siteOf();
    const member = await memberOf(siteId);
    const { data } = await member.bet(await world.openRound(), ['sum-odd']);
    const set = (state: string) =>
      world.pool.query(
        `with slip as (update bet_slip set state = $2, refusal = case $2 when 'refused' then 'B6000' end,
           decided_at = case $2 when 'pending' then null else now() end, staked_at = null,
           placed_at = now() - interval '40 minutes' where slip_id = $1)
         update bet set state = $2, placed_at = now() - interval '40 minutes' where slip_id = $1`,
        [data.slipId, state],
      );
    await set('pending');
    await world.pool.query("update bet_figures_state set placed_from = now() - interval '1 hour'");
    expect((await figures(2)).days).toMatchObject([{ bets: 1, refused: 0 }]);
    await set('refused');
    const [day] = (await figures(2)).days;
    expect(day).toMatchObject({ bets: 0, stake: '0', refused: 1, refusedStake: '10000' });
    expect((await figures(2)).largest).toEqual([]);
  });

  it('are kept from what came since: old bets cost a refresh nothing', async () => {
    const { siteId, figures } = siteOf();
    const member = await memberOf(siteId);
    await member.bet(await world.openRound(), ['sum-odd']);
    await figures();
    await world.pool.query(
      `insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, state, placed_at,
         line_stake, open_line_stake, return_most, priced_at, settled_at, settlement_version)
       select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, 'lost',
         placed_at - interval '2 years', line_stake, open_line_stake, return_most, priced_at, now(), 1
       from bet, generate_series(1, 50000) where member_id = $1`,
      [member.memberId],
    );
    await world.pool.query('vacuum analyze bet');
    expect(await rowsReadByRefresh()).toBeLessThan(5_000);
  });

  it('have the five largest of thousands, whichever of equal stakes come first by id', async () => {
    const { siteId, figures } = siteOf();
    const member = await memberOf(siteId);
    const { data } = await member.bet(await world.openRound(), ['sum-odd']);
    // Of these more than a dozen fall into the sample; a third are refused, the largest among them.
    await world.pool.query(
      `insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, state, placed_at,
         line_stake, open_line_stake, return_most, priced_at)
       select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, 10000 + (one % 700) * 10,
         case when one % 700 = 699 or one % 3 = 0 then 'refused' else state end, placed_at,
         line_stake, open_line_stake, return_most, priced_at
       from bet, generate_series(1, 6000) as one where slip_id = $1`,
      [data.slipId],
    );
    const largest = await world.pool.query<{ betId: string; cash: string }>(
      `select bet_id as "betId", stake::text as cash from bet
       where site_id = $1 and state <> 'refused' order by stake desc, bet_id limit 5`,
      [siteId],
    );
    const shown = (await figures()).largest;
    expect(
      shown.map(({ betId, cash }: { betId: string; cash: string }) => ({ betId, cash })),
    ).toEqual(largest.rows);
    const { rows } = await world.pool.query<{ bets: bigint; refused: bigint }>(
      `select count(*) filter (where state <> 'refused') as bets,
         count(*) filter (where state = 'refused') as refused from bet where site_id = $1`,
      [siteId],
    );
    const [counted] = rows;
    expect((await figures()).days[0]).toMatchObject({
      bets: Number(counted?.bets),
      refused: Number(counted?.refused),
    });
  });
});

describe('the list of bets', () => {
  it('is narrowed to a product, a sport, a match, and by a short number', async () => {
    const { siteId, list } = siteOf();
    const member = await memberOf(siteId);
    const [one, other] = [await world.leg(), await world.leg()];
    const { data } = await world.slip(member, [{ legs: [one, other] }]);
    await member.bet(await world.openRound(), ['sum-odd']);
    const { slipId } = data;
    const isIt = [{ slipId, kind: 'combination', legs: [{}, {}], refusal: null }];
    expect(await list({ product: 'sport' })).toMatchObject(isIt);
    expect(await list({ sport: 'soccer' })).toMatchObject(isIt);
    expect(await list({ fixtureId: other.fixtureId })).toMatchObject(isIt);
    expect(await list({ idPrefix: slipId.slice(0, 11) })).toMatchObject(isIt);
    expect(await list({ product: 'mini' })).toMatchObject([{ groupKey: 'mini' }]);
    expect(await list({ product: 'esport' })).toEqual([]);
    expect(await list({ sport: 'tennis' })).toEqual([]);
    expect(await list({ fixtureId: 'elsewhere' })).toEqual([]);
    expect(await list({ idPrefix: '00000000-00' })).toEqual([]);
  });
});
