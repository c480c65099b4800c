// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo, sendAs } from '@noriter/kit/testing';
import { stakeEvents, walletCommands } from '@noriter/proto/topics';
import { commandMessage } from '@noriter/wallet-client/command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { closeSlips } from '../../src/placement/actions/close-slips.ts';
import { stakeCommand, stakeCommandId } from '../../src/placement/domain/stake.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;
let outcomes: Listening<typeof stakeEvents>;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openBettingWorld('betting_close', { waitFactor: 1 });
  outcomes = await listenTo(world.space, stakeEvents);
});
afterAll(async () => {
  await outcomes.stop();
  await world.close();
});

const slipOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ state: string; refusal: string | null; at: Date }>(
    'select state, refusal, staked_at as at from bet_slip where slip_id = $1',
    [slipId],
  );
  return rows[0];
};

const ledgerOf = async (slipId: string) => {
  const { rows } = await world.walletPool.query<{ refusal: string | null; at: Date }>(
    'select refusal, at from ledger where command_id = $1',
    [stakeCommandId(slipId)],
  );
  return rows;
};

/** Closes slips again and again, as the job does, until a slip is decided. */
const closedInTime = (slipId: string) =>
  eventually(async () => {
    await closeSlips(world.deps, never);
    expect((await slipOf(slipId))?.state).not.toBe('pending');
    return slipOf(slipId);
  });

/** As long as it holds, the wallet fails at every command of a member. */
async function poison(memberId: string): Promise<() => Promise<unknown>> {
  await world.walletPool.query(`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'this one is poison'; end $$;
    create trigger poison before insert on ledger for each row
      when (new.member_id = '${memberId}' and new.to_account = 'house:mini') execute function fail()`);
  return () => world.walletPool.query('drop function fail() cascade');
}

/** The draw of a slip, which is in an hour, is now. */
async function drawComes(slipId: string): Promise<void> {
  const { rowCount } = await world.pool.query(
    `update bet_slip set stake_before = clock_timestamp()
     from mini_round where slip_id = $1 and mini_round.round_id = bet_slip.round_id
       and stake_before = draws_at`,
    [slipId],
  );
  expect(rowCount).toBe(1);
}

describe('a stake whose command the wallet could not handle', () => {
  it('is refused for good after the draw, and whoever asks for it after that takes nothing', async () => {
    const member = world.member();
    await member.give(50_000n);
    const heal = await poison(member.memberId);
    const { resultCode, data } = await member.bet(await world.openRound(), ['sum-odd']);
    expect(resultCode).toBe('NT99');
    const { slipId } = data;
    await askStakes(world.deps, never);
    await closeSlips(world.deps, never);
    expect(await slipOf(slipId)).toMatchObject({ state: 'pending' });

    await drawComes(slipId);
    await heal();
    // Its draw has come: it is asked about, and not asked for.
    await askStakes(world.deps, never);
    expect(await ledgerOf(slipId)).toEqual([]);
    expect(await closedInTime(slipId)).toEqual({ state: 'refused', refusal: 'W408', at: null });
    expect(await member.cash()).toBe('50000');
    const reported = () => outcomes.events.filter(({ id }) => id === stakeCommandId(slipId));
    await eventually(() => expect(reported()).toHaveLength(1));

    // A call that was on its way for long, and a row of the outbox of a process of an older version.
    const stake = stakeCommand({
      slipId,
      siteId: member.siteId,
      memberId: member.memberId,
      product: 'mini',
      freeBetId: null,
      stake: 10_000n,
      at: new Date(),
    });
    const [late] = world.deps.walletCaller.ask([stake]);
    expect((await late)?.refusal).toBe('W408');
    await sendAs(world.space, 'betting', walletCommands, commandMessage(stake));
    await eventually(() => expect(reported()).toHaveLength(3));
    for (const { value } of reported()) {
      expect(value.event).toMatchObject({ value: { applied: false, refusalCode: 'W408' } });
    }
    expect(await ledgerOf(slipId)).toMatchObject([{ refusal: 'W408' }]);
    expect(await member.cash()).toBe('50000');
    const detail = await member.call('/api/bet/detail', { slipId });
    expect(detail.data).toMatchObject({ state: 'refused', refusal: 'W408' });
  });
});

describe('a stake that the wallet took and betting never learned of', () => {
  /** As if its process had ended before it wrote the answer down. */
  const forget = async (slipId: string) => {
    await world.pool.query(
      `update bet_slip set state = 'pending', decided_at = null, staked_at = null
       where slip_id = $1`,
      [slipId],
    );
    await world.pool.query("update bet set state = 'pending' where slip_id = $1", [slipId]);
  };

  it('is accepted as of the moment the wallet took it, and settled', async () => {
    const member = world.member();
    await member.give(50_000n);
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd'])).data;
    await forget(slipId);
    await closeSlips(world.deps, never);
    expect(await slipOf(slipId)).toMatchObject({ state: 'pending' });
    await drawComes(slipId);
    const slip = await closedInTime(slipId);
    expect(slip).toMatchObject({ state: 'accepted', refusal: null });
    expect(slip?.at).toEqual((await ledgerOf(slipId))[0]?.at);
    await world.draw(round, { sum: 71, powerball: 3 });
    await settleBets(world.deps, never);
    await member.cashIs(59_500n);
  });
});

describe('a stake whose id means something else to the wallet', () => {
  /** The slip's own command never came that far, and what is under its id is as it is given. */
  const knownOtherwise = async (member: ReturnType<BettingWorld['member']>, other: object) => {
    const heal = await poison(member.memberId);
    const round = await world.openRound();
    const { resultCode, data } = await member.bet(round, ['sum-odd']);
    expect(resultCode).toBe('NT99');
    const slipId = String(data.slipId);
    const own = {
      commandId: stakeCommandId(slipId),
      siteId: member.siteId,
      memberId: member.memberId,
      kind: 'stake',
      amount: 10_000n,
      counterAccount: 'house:older',
      subjectType: 'bet-slip',
      subjectId: slipId,
      product: 'mini',
    } as const;
    expect(await world.applyInWallet({ ...own, ...other })).toBeNull();
    await heal();
    await drawComes(slipId);
    return { slipId, round };
  };

  it('is refused where that was nothing of its own, and nothing of its member moves', async () => {
    const [member, other] = [world.member(), world.member()];
    for (const one of [member, other]) await one.give(50_000n);
    const theirs = { memberId: other.memberId, subjectId: randomUUID() };
    const { slipId } = await knownOtherwise(member, theirs);
    expect(await closedInTime(slipId)).toEqual({ state: 'refused', refusal: 'C999', at: null });
    await closeSlips(world.deps, never);
    const moved = await world.walletPool.query('select from ledger where subject_id = $1', [
      slipId,
    ]);
    expect(moved.rowCount).toBe(0);
    expect([await member.cash(), await other.cash()]).toEqual(['50000', '40000']);
  });

  it('is accepted where that took the same stake, as an earlier version asked for it', async () => {
    const member = world.member();
    await member.give(50_000n);
    const { slipId, round } = await knownOtherwise(member, {});
    expect(await closedInTime(slipId)).toMatchObject({ state: 'accepted', refusal: null });
    await world.draw(round, { sum: 71, powerball: 3 });
    await settleBets(world.deps, never);
    await member.cashIs(59_500n);
  });
});

it('asks for many at once, a page after the other, and waits while the wallet is away', async () => {
  const past = await world.openRound('powerball', { closesInMs: -60_000 });
  await world.pool.query(
    `insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
       round_id, asked, stake, state, placed_at, stake_before)
     select gen_random_uuid(), 'noriter', gen_random_uuid(), 'mini', 'powerball', $1, $2, $3, '{}',
       1000, 'pending', now(), draws_at
     from generate_series(1, 450), mini_round where round_id = $3`,
    [past.gameDay, past.number, past.roundId],
  );
  const states = async () => {
    const { rows } = await world.pool.query<{ state: string; slips: number }>(
      `select state, count(*)::int as slips from bet_slip where round_id = $1 group by state`,
      [past.roundId],
    );
    return rows;
  };
  const away = { ...world.deps, wallet: { ...world.deps.wallet, url: 'http://127.0.0.1:9' } };
  await expect(closeSlips(away, never)).rejects.toThrow();
  expect(await states()).toEqual([{ state: 'pending', slips: 450 }]);
  await closeSlips(world.deps, never);
  expect(await states()).toEqual([{ state: 'refused', slips: 450 }]);
});
