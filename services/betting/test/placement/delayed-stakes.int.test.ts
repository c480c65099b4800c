// @module-tag money
/**
 * A slip in its bet delay is decided by its stake and its revalidation, in whatever order they come,
 * and however often: here the wallet answers when the test says so.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { type WalletCommand, WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { revalidateForgotten } from '../../src/placement/actions/revalidate-forgotten.ts';
import { revalidateSlips } from '../../src/placement/actions/revalidate-slips.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { type AnsweringWallet, startAnsweringWallet } from '../world/answering-wallet.ts';
import { holdRevalidations } from '../world/hold-revalidations.ts';
import { listenToBets } from '../world/listen-to-bets.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
let wallet: AnsweringWallet;
let commands: Listening<typeof walletCommands>;
let bets: Awaited<ReturnType<typeof listenToBets>>;
/** Ends the bet delay of whoever waits, where it is over by the clock. */
let endDelay: () => void;
const DELAY_MS = 1_000;

beforeAll(async () => {
  world = await openSportWorld('betting_delayed', { withWallet: false });
  wallet = await startAnsweringWallet(world);
  commands = await listenTo(world.space, walletCommands);
  bets = await listenToBets(world.space);
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: DELAY_MS });
  await world.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
beforeEach(async () => {
  await world.sportTables.producer('live');
  endDelay = holdRevalidations(world.deps);
});
afterEach(() => endDelay());
afterAll(async () => {
  await bets.stop();
  await commands.stop();
  await world.close();
  await wallet.close();
});

/** A slip in play whose stake is asked for, and nobody has answered. */
async function asked() {
  const member = world.member();
  const leg = await world.leg({ live: true });
  const answer = world.slip(member, [{ legs: [leg] }], { policy: 'better' });
  const stake = await wallet.stakeOf(member.memberId);
  return { member, leg, answer, stake, slipId: stake.subjectId };
}

const commandsOf = (memberId: string) =>
  commands.events.map(({ value }) => value).filter((one) => one.memberId === memberId);

const eventsOf = (slipId: string) =>
  bets.events.filter(({ value }) => value.slipId === slipId).map(({ value }) => value.event.case);

const slipOf = async (slipId: string) => {
  const { rows } = await world.pool.query(
    `select state, refusal, rechecks_at is not null as waits, staked_at is not null as staked
     from bet_slip where slip_id = $1`,
    [slipId],
  );
  return rows[0];
};

/** The wallet answers what became of the stake, to its caller and to a job, and betting has written it down. */
async function report({ commandId, subjectId: slipId }: WalletCommand, refusalCode?: string) {
  wallet.answer({ commandId }, refusalCode);
  await eventually(async () => {
    await askStakes(world.deps, new AbortController().signal, 0);
    const slip = await slipOf(slipId);
    expect(slip.staked || slip.state === 'refused').toBe(true);
  });
}

/** A goal: the revalidation refuses what was asked before. */
const goal = (leg: Leg) => world.price({ ...leg, odds: '1.20', live: true, stoppedAt: new Date() });

const isReported = (slipId: string, cases: string[]) =>
  eventually(() => expect(eventsOf(slipId)).toEqual(cases));

/** What the event of a refusal says that goes back. */
const returnedOf = (slipId: string) => {
  const refused = bets.events.find(
    ({ value }) => value.slipId === slipId && value.event.case === 'refused',
  );
  return refused?.value.event.value;
};

async function expectOneRefund(memberId: string, slipId: string) {
  const refunds = () =>
    commandsOf(memberId).filter(({ kind }) => kind === WalletCommandKind.REFUND);
  await eventually(() => expect(refunds()).toHaveLength(1));
  await pause(500);
  expect(refunds()).toMatchObject([
    {
      amount: 10_000n,
      subjectType: 'bet-slip',
      subjectId: slipId,
      counterAccount: 'house:sport',
      product: 'sport',
    },
  ]);
}

describe('a stake that is taken within the bet delay', () => {
  it('decides nothing, and is accepted by the revalidation', async () => {
    const { stake, slipId, answer } = await asked();
    await report(stake);
    expect(await slipOf(slipId)).toMatchObject({ state: 'pending', waits: true, staked: true });
    endDelay();
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
    await isReported(slipId, ['placed', 'accepted']);
    expect(commandsOf(stake.memberId)).toEqual([]);
  });

  it('goes back once when the revalidation refuses the slip', async () => {
    const { member, leg, stake, slipId, answer } = await asked();
    await report(stake);
    await goal(leg);
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
    await report(stake);
    await Promise.all([revalidateSlips(world.deps, [slipId]), revalidateForgotten(world.deps)]);
    await isReported(slipId, ['placed', 'refused']);
    expect(returnedOf(slipId)).toMatchObject({ code: 'B1016', returned: 10_000n });
    await expectOneRefund(member.memberId, slipId);
  });
});

describe('a stake that is refused within the bet delay', () => {
  it('refuses the slip at once, and nothing revalidates it', async () => {
    const { stake, slipId, answer } = await asked();
    await report(stake, 'B6000');
    expect(await slipOf(slipId)).toEqual({
      state: 'refused',
      refusal: 'B6000',
      waits: false,
      staked: false,
    });
    endDelay();
    expect((await answer).resultCode).toBe('B6000');
    await revalidateForgotten(world.deps);
    await isReported(slipId, ['placed', 'refused']);
    expect(returnedOf(slipId)).toMatchObject({ code: 'B6000', returned: 0n });
    expect(commandsOf(stake.memberId)).toEqual([]);
  });
});

describe('a stake that is reported after the bet delay', () => {
  it('accepts the slip that stands, at the prices of its revalidation', async () => {
    const { leg, stake, slipId, answer } = await asked();
    await world.price({ ...leg, odds: '2.20', live: true });
    endDelay();
    expect((await answer).resultCode).toBe('NT99');
    expect(await slipOf(slipId)).toMatchObject({ state: 'pending', waits: false, staked: false });
    await report(stake);
    expect(await slipOf(slipId)).toMatchObject({ state: 'accepted', staked: true });
    await isReported(slipId, ['placed', 'accepted']);
    const accepted = bets.events.filter(({ value }) => value.slipId === slipId).at(-1);
    expect(accepted?.value.event.value).toMatchObject({ bets: [{ odds: 2_200 }] });
  });

  it('goes back once of a slip that the revalidation refused', async () => {
    const { member, leg, stake, slipId, answer } = await asked();
    await goal(leg);
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
    expect(await slipOf(slipId)).toMatchObject({
      state: 'pending',
      refusal: 'B1016',
      waits: false,
    });
    const { data } = await member.call('/api/bet/detail', { slipId });
    expect(data).toMatchObject({ state: 'pending', refusal: null });
    await report(stake);
    expect(await slipOf(slipId)).toMatchObject({ state: 'refused', refusal: 'B1016' });
    await isReported(slipId, ['placed', 'refused']);
    expect(returnedOf(slipId)).toMatchObject({ code: 'B1016', returned: 10_000n });
    await expectOneRefund(member.memberId, slipId);
  });

  it('leaves nothing to give back where the wallet refused it', async () => {
    const { leg, stake, slipId, answer } = await asked();
    await goal(leg);
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
    await report(stake, 'B6000');
    expect(await slipOf(slipId)).toMatchObject({
      state: 'refused',
      refusal: 'B1016',
      staked: false,
    });
    await isReported(slipId, ['placed', 'refused']);
    expect(commandsOf(stake.memberId)).toEqual([]);
  });
});

it('leaves nothing exposed by what was refused', async () => {
  const { rows } = await world.pool.query(
    `select count(*) filter (where exposed_tickets > 0)::int as exposed, count(*) > 3 as "areAny"
     from bet_leg join bet using (bet_id) where bet.state = 'refused'`,
  );
  expect(rows).toEqual([{ exposed: 0, areAny: true }]);
});
