import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;
const never = new AbortController().signal;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await openBettingWorld('betting_old');
});
afterAll(() => world.close());

type Member = ReturnType<BettingWorld['member']>;
type Listed = { betId: string };

const dayBefore = (days: number) =>
  new Date(world.deps.clock.now().getTime() - days * DAY_MS + 9 * 3_600_000)
    .toISOString()
    .slice(0, 10);

async function listed(member: Member, oldYn: 'Y' | 'N', days: object = {}) {
  const { data } = await member.call('/api/bet/betlist', { oldYn, ...days });
  return { ids: data.list.map(({ betId }: Listed) => betId), data };
}

/** Moves a bet, and its slip, so many days into the past. */
async function age(betId: string, days: number) {
  await world.pool.query(
    `with moved as (
       update bet set placed_at = placed_at - make_interval(days => $2) where bet_id = $1
       returning slip_id, placed_at)
     update bet_slip set placed_at = moved.placed_at from moved
     where bet_slip.slip_id = moved.slip_id`,
    [betId, days],
  );
}

describe('a bet', () => {
  it('is old once it is over and thirty days have passed, and open ones never are', async () => {
    const member = world.member();
    await member.give(100_000n);
    const [over, open] = [await world.openRound(), await world.openRound()];
    await member.bet(over, ['sum-odd']);
    await member.bet(open, ['sum-odd']);
    await world.draw(over, { sum: 72, powerball: 0 });
    await settleBets(world.deps, never);
    const all = { startDate: dayBefore(60), endDate: dayBefore(0) };
    const { data } = await listed(member, 'N', all);
    const bets = data.list.map((one: Listed & { state: string }) => [one.state, one.betId]);
    const idOf = (state: string) => bets.find(([one]: [string]) => one === state)?.[1];
    const [overId, openId] = [idOf('lost'), idOf('accepted')];
    expect(data.presentFrom).toBe(dayBefore(29));
    expect((await listed(member, 'Y')).ids).toEqual([]);

    for (const id of [overId, openId]) await age(id, 29);
    expect((await listed(member, 'N', all)).ids).toEqual(expect.arrayContaining([overId, openId]));
    expect((await listed(member, 'Y')).ids).toEqual([]);

    for (const id of [overId, openId]) await age(id, 1);
    const present = (await listed(member, 'N', all)).ids;
    expect(present).toContain(openId);
    expect(present).not.toContain(overId);
    const old = await listed(member, 'Y');
    expect(old.ids).toEqual([overId]);
    expect(old.data.pageInfo.tatal_list_count).toBe(1);
    const { ids } = await listed(member, 'Y', { startDate: dayBefore(29), endDate: dayBefore(0) });
    expect(ids).toEqual([]);
  });

  it('of years ago costs the list of today nothing', async () => {
    const member = world.member();
    await member.give(50_000n);
    const round = await world.openRound();
    await member.bet(round, ['sum-odd']);
    await world.pool.query(
      `insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, state, placed_at,
         line_stake, open_line_stake, return_most, priced_at, settled_at, settlement_version)
       select gen_random_uuid(), slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, market_id, selection_id, conditions, asked_odds, odds, stake, 'lost',
         placed_at - interval '31 days' - make_interval(hours => n), line_stake, open_line_stake,
         return_most, priced_at, now(), 1
       from bet, generate_series(1, 20000) as n where member_id = $1`,
      [member.memberId],
    );
    await world.pool.query('analyze bet');
    const days = { startDate: dayBefore(2_000), endDate: dayBefore(0) };
    expect((await listed(member, 'N', days)).ids).toHaveLength(1);
    expect((await listed(member, 'Y', days)).data.pageInfo.tatal_list_count).toBe(20_000);
    // The list's conditions, as the database runs them: neither looks at what the other is for.
    for (const condition of [
      `placed_at >= now() - interval '30 days' and placed_at < now() + interval '1 day'`,
      `placed_at >= now() - interval '2000 days' and placed_at < now() - interval '30 days' and is_open`,
    ]) {
      const { rows } = await world.pool.query(
        `explain (analyze, costs off, timing off, summary off, format json)
         select * from bet
         where member_id = '${member.memberId}' and site_id = 'noriter' and ${condition}
         order by placed_at desc, bet_id desc limit 10`,
      );
      const plan = JSON.stringify(rows);
      expect(plan).not.toContain('Seq Scan');
      const removed = [...plan.matchAll(/"Rows Removed by [A-Za-z ]+": ?(\d+)/g)];
      expect(removed.reduce((sum, [, count]) => sum + Number(count), 0)).toBeLessThan(100);
    }
  });
});
