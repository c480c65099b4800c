// @module-tag money
/**
 * A pending slip is what its stake is asked for by: whatever process ends, and however often the wallet is
 * away, each slip is decided once and each stake is taken once.
 */
import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { eventually, sendAs } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { commandMessage } from '@noriter/wallet-client/command';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { closeSlips } from '../../src/placement/actions/close-slips.ts';
import { placeSlips } from '../../src/placement/actions/place-slips.ts';
import { revalidateForgotten } from '../../src/placement/actions/revalidate-forgotten.ts';
import type { Ask } from '../../src/placement/domain/ask.ts';
import { stakeCommand, stakeCommandId } from '../../src/placement/domain/stake.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import type { Round } from '../world/betting-world.ts';
import { type Fate, standBetween } from '../world/between-wallet.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
let walletUrl: string;
const never = new AbortController().signal;
const nowhere = 'http://127.0.0.1:9';

beforeAll(async () => {
  world = await openSportWorld('betting_ask_stakes', { waitFactor: 1 });
  walletUrl = world.deps.wallet.url;
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: 1_000 });
  await world.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
beforeEach(() => {
  world.deps.wallet.url = walletUrl;
});
afterAll(() => world.close());

/** What the job does, for slips of a moment ago as well. */
const askAgain = () => askStakes(world.deps, never, 0);

async function rich(amount = 50_000n) {
  const member = world.member();
  await member.give(amount);
  return member;
}

type Member = ReturnType<SportWorld['member']>;

/** A slip as its process leaves it that ends after the commit, before it calls the wallet. */
async function left({ siteId, memberId }: Member, { gameId, gameDay, number }: Round) {
  const selections = [{ selectionId: 'sum-odd', odds: 1_950n, stake: 10_000n }];
  const ask: Ask = { product: 'mini', gameId, gameDay, number, oddsPolicy: 'any', selections };
  const slipId = randomUUID();
  const bettor = { siteId, memberId, level: 1, isPartner: false };
  const asksNobody = { ask: () => [Promise.resolve(null)], close: async () => undefined };
  const [placed] = await placeSlips({ ...world.deps, walletCaller: asksNobody }, [
    { product: 'mini', slipId, bettor, ask, asked: canonicalJson(ask) },
  ]);
  expect(placed).toMatchObject({ kind: 'written' });
  const stake = { siteId, memberId, slipId, product: 'mini', freeBetId: null, stake: 10_000n };
  return { slipId, stake: stakeCommand({ ...stake, at: new Date() }) };
}

const slipOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ state: string; refusal: string | null }>(
    'select state, refusal from bet_slip where slip_id = $1',
    [slipId],
  );
  return rows[0];
};

const ledgerOf = async (slipId: string) => {
  const { rows } = await world.walletPool.query<{ refusal: string | null }>(
    'select refusal from ledger where command_id = $1',
    [stakeCommandId(slipId)],
  );
  return rows;
};

const accepted = { state: 'accepted', refusal: null };
const pending = { state: 'pending', refusal: null };
const taken = [{ refusal: null }];

describe('a slip whose process ends', () => {
  it('before it calls the wallet is staked by the job, some seconds after', async () => {
    const member = await rich();
    const { slipId } = await left(member, await world.openRound());
    await eventually(async () => {
      await world.running.runJob('ask-stakes');
      expect(await slipOf(slipId)).toEqual(accepted);
    });
    await world.running.runJob('ask-stakes');
    expect(await ledgerOf(slipId)).toEqual(taken);
    await member.cashIs(40_000n);
  });

  it('before it writes down what was answered is decided by the same answer', async () => {
    const member = await rich();
    const { slipId, stake } = await left(member, await world.openRound());
    expect((await world.deps.walletCaller.ask([stake])[0])?.refusal).toBeNull();
    expect(await slipOf(slipId)).toEqual(pending);
    await askAgain();
    expect(await slipOf(slipId)).toEqual(accepted);
    expect(await ledgerOf(slipId)).toEqual(taken);
    await member.cashIs(40_000n);
  });

  it('is refused where its member has the money no more', async () => {
    const member = await rich(9_999n);
    const { slipId } = await left(member, await world.openRound());
    await askAgain();
    expect(await slipOf(slipId)).toEqual({ state: 'refused', refusal: 'B6000' });
    // Nor is it taken by money that comes later.
    await member.give(50_000n);
    await askAgain();
    expect(await ledgerOf(slipId)).toEqual([{ refusal: 'B6000' }]);
    expect(await member.cash()).toBe('59999');
  });

  it('is decided once by two jobs at a time, and by what an older version had sent', async () => {
    const member = await rich();
    const { slipId, stake } = await left(member, await world.openRound());
    const { value, ...message } = commandMessage(stake);
    const older = { ...message, value: { ...value, replyTo: 'reply:of-an-older-process' } };
    await Promise.all([
      sendAs(world.space, 'betting', walletCommands, older),
      ...Array.from({ length: 4 }, askAgain),
    ]);
    expect(await slipOf(slipId)).toEqual(accepted);
    await member.cashIs(40_000n);
    expect(await ledgerOf(slipId)).toEqual(taken);
  });

  it('within its bet delay is staked, and accepted when it is looked at again', async () => {
    const member = await rich();
    await world.sportTables.producer('live');
    const leg = await world.leg({ live: true });
    world.deps.wallet.url = nowhere;
    const answer = world.slip(member, [{ legs: [leg] }]);
    const slipId = await eventually(async () => {
      const { rows } = await world.pool.query<{ slipId: string }>(
        'select slip_id as "slipId" from bet_slip where member_id = $1',
        [member.memberId],
      );
      if (!rows[0]) throw new Error('It is written.');
      return rows[0].slipId;
    });
    // As by another process, which finds the wallet.
    const { deps } = world;
    await askStakes({ ...deps, wallet: { ...deps.wallet, url: walletUrl } }, never, 0);
    const { rows } = await world.pool.query(
      'select state, staked_at is not null as staked from bet_slip where slip_id = $1',
      [slipId],
    );
    expect(rows).toEqual([{ state: 'pending', staked: true }]);
    expect((await answer).resultCode).toBe('0');
    await revalidateForgotten(world.deps);
    expect(await slipOf(slipId)).toEqual(accepted);
    expect(await ledgerOf(slipId)).toEqual(taken);
  });
});

describe('a wallet that is away', () => {
  it('leaves the caller with NT99, and each stake is taken once when it is back', async () => {
    const round = await world.openRound();
    const members = await Promise.all(Array.from({ length: 5 }, () => rich()));
    world.deps.wallet.url = nowhere;
    const answers = await Promise.all(members.map((member) => member.bet(round, ['sum-odd'])));
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(members.map(() => 'NT99'));
    const slipIds = answers.map(({ data }) => String(data.slipId));
    // The caller has waited for three seconds: whoever watches sees by how much it is late.
    const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
    const [, waits] = /^noriter_betting_stake_waits_seconds(?:\{.*\})? (.+)$/m.exec(metrics) ?? [];
    expect(Number(waits)).toBeGreaterThan(2.5);
    await expect(askAgain()).rejects.toMatchObject({ code: 'TE99' });
    for (const slipId of slipIds) expect(await slipOf(slipId)).toEqual(pending);

    world.deps.wallet.url = walletUrl;
    await askAgain();
    for (const slipId of slipIds) {
      expect(await slipOf(slipId)).toEqual(accepted);
      expect(await ledgerOf(slipId)).toEqual(taken);
    }
    for (const member of members) await member.cashIs(40_000n);
  });

  it('now and then, at any moment: the ledger is what the slips say', async () => {
    const fates: Fate[] = ['answered', 'answer lost', 'lost', 'sent away'];
    const between = await standBetween(
      world,
      () => fates[Math.floor(Math.random() * fates.length)] ?? 'lost',
    );
    const round = await world.openRound();
    // Every third has too little.
    const members = await Promise.all(
      Array.from({ length: 100 }, (_, index) => rich(index % 3 === 0 ? 9_999n : 10_000n)),
    );
    const bets = members.map((member, index) =>
      index % 2 === 0 ? left(member, round) : member.bet(round, ['sum-odd']),
    );
    await Promise.all(bets);
    await eventually(async () => {
      await askAgain();
      const { rowCount } = await world.pool.query(
        "select from bet_slip where round_id = $1 and state = 'pending'",
        [round.roundId],
      );
      expect(rowCount).toBe(0);
    });
    await between.close();
    const { rows } = await world.pool.query<{ slipId: string; refusal: string | null }>(
      'select slip_id as "slipId", refusal from bet_slip where round_id = $1',
      [round.roundId],
    );
    expect(rows).toHaveLength(100);
    for (const { slipId, refusal } of rows) expect(await ledgerOf(slipId)).toEqual([{ refusal }]);
    const cash = await Promise.all(members.map((member) => member.cash()));
    expect(cash).toEqual(members.map((_, index) => (index % 3 === 0 ? '9999' : '0')));
    await world.expectWholeBooks();
  });
});

describe('a stake that is asked for late', () => {
  it('is not asked for from its end on, and whoever closed it had the last word', async () => {
    const member = await rich();
    // On a slow machine the job would come before its end does.
    world.deps.wallet.url = nowhere;
    const { slipId, stake } = await left(member, await world.openRound());
    const ended = (ago: string) =>
      world.pool.query(
        'update bet_slip set stake_before = now() - $2::interval where slip_id = $1',
        [slipId, ago],
      );
    await ended('0 seconds');
    // No run that began before is under way any more.
    await world.running.runJob('ask-stakes');
    world.deps.wallet.url = walletUrl;
    await askAgain();
    // Whoever is slow finds it closed already.
    expect(await ledgerOf(slipId)).not.toContainEqual({ refusal: null });
    await ended('3 seconds');
    // A call that began in time and is at the wallet when it is closed.
    const [late] = await Promise.all([
      world.deps.walletCaller.ask([stake])[0],
      closeSlips(world.deps, never),
    ]);
    const refusal = late?.refusal ?? null;
    expect([null, 'W408']).toContain(refusal);
    expect(await slipOf(slipId)).toEqual({ state: refusal ? 'refused' : 'accepted', refusal });
    expect(await ledgerOf(slipId)).toEqual([{ refusal }]);
    await member.cashIs(refusal ? 50_000n : 40_000n);
  });
});

describe('a command that the wallet fails at', () => {
  it('costs no other slip its answer, and is asked for until it is healed', async () => {
    const [bad, ...others] = await Promise.all(Array.from({ length: 8 }, () => rich()));
    if (!bad) throw new Error('There is one.');
    const round = await world.openRound();
    const slips = await Promise.all([bad, ...others].map((member) => left(member, round)));
    const [badSlip, ...good] = slips.map(({ slipId }) => slipId);
    await world.walletPool.query(`
      create function fail() returns trigger language plpgsql as $$
      begin raise exception 'this one is poison'; end $$;
      create trigger poison before insert on ledger for each row
        when (new.member_id = '${bad.memberId}') execute function fail()`);
    await askAgain();
    for (const slipId of good) expect(await slipOf(slipId)).toEqual(accepted);
    expect(await slipOf(badSlip ?? '')).toEqual(pending);
    await world.walletPool.query('drop function fail() cascade');
    await askAgain();
    expect(await slipOf(badSlip ?? '')).toEqual(accepted);
    for (const member of [bad, ...others]) await member.cashIs(40_000n);
    await world.expectWholeBooks();
  });
});
