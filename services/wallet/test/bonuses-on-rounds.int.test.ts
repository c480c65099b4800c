// @module-tag money
import { randomUUID } from 'node:crypto';
import { GameRoundStatus } from '@noriter/proto/game_events_pb';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusHolder } from './bonus-holder.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

const DAY_MS = 86_400_000;
const { OPEN, CLOSED } = GameRoundStatus;
let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_bonuses_on_rounds');
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** A member who has all that there is, the bonus of 50,000 in it, on a round of a casino's game. */
async function roundPlayer() {
  const member = await bonusHolder(world);
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  const round = { roundId, staked: 150_000n };
  await member.play(Kind.STAKE, 150_000n, transactionId);
  const open = () => member.round({ ...round, version: 1, status: OPEN, transactionId });
  const close = () => member.round({ ...round, version: 2, status: CLOSED });
  const openStakes = async () => (await member.shown())[0].openStakes;
  return {
    ...member,
    round: { ...round, transactionId },
    open,
    close,
    changed: member.round,
    openStakes,
  };
}

describe('a bonus whose money is on a round of a game', () => {
  test('attack: given up for nothing while it is there, it would win money free of turnover', async () => {
    const member = await roundPlayer();
    // Its round is not known here yet.
    expect((await member.forfeit()).resultCode).toBe('C232');
    await member.open();
    await member.open();
    expect(await member.openStakes()).toBe('150000');
    expect((await member.forfeit()).resultCode).toBe('C232');
    await member.play(Kind.PAYOUT, 300_000n, member.round.transactionId);
    expect((await member.forfeit()).resultCode).toBe('C232');
    await member.close();
    expect((await member.forfeit()).data).toEqual({ amount: '100000' });
    expect(await member.cash()).toBe('200000');
  });

  test('goes with a round that is lost, which the ledger says nothing of', async () => {
    const member = await roundPlayer();
    await member.open();
    await member.close();
    expect(await member.openStakes()).toBe('0');
    expect((await member.forfeit()).data).toEqual({ amount: '0' });
    expect(await member.shown()).toEqual([]);
  });

  test('is there again with a stake that is given back', async () => {
    const member = await roundPlayer();
    await member.open();
    await member.play(Kind.REFUND, 100_000n, member.round.transactionId);
    expect(await member.openStakes()).toBe('50000');
    await member.play(Kind.REFUND, 50_000n, member.round.transactionId);
    expect((await member.forfeit()).data).toEqual({ amount: '50000' });
  });

  test('waits for a round that begins again, with all that is on it', async () => {
    const member = await roundPlayer();
    await member.open();
    await member.play(Kind.PAYOUT, 40_000n, member.round.transactionId);
    await member.close();
    const transactionId = randomUUID();
    await member.play(Kind.STAKE, 10_000n, transactionId);
    expect(await member.openStakes()).toBe('10000');
    const again = { ...member.round, transactionId, staked: 160_000n };
    await member.changed({ ...again, version: 3, status: OPEN });
    expect(await member.openStakes()).toBe('160000');
    await member.changed({ ...again, version: 4, status: CLOSED });
    expect((await member.forfeit()).data).toEqual({ amount: '30000' });
  });

  test('comes to the same whether it is given up before its round has paid or after', async () => {
    const member = await roundPlayer();
    await member.open();
    const ended = async () => {
      await member.play(Kind.PAYOUT, 300_000n, member.round.transactionId);
      await member.close();
    };
    const [{ requirementId }] = await member.shown();
    const asked = { requirementId, amount: '999999' };
    const giveUp = () => member.call('/api/cash/bonus/forfeit', asked);
    const answers = await Promise.all([ended(), ...Array.from({ length: 50 }, giveUp)]);
    const codes = answers.flatMap((answer) => answer?.resultCode ?? []);
    expect(codes.every((code) => ['0', 'C232'].includes(code))).toBe(true);
    expect((await giveUp()).data).toEqual({ amount: '100000' });
    expect(await member.cash()).toBe('200000');
  });
});

describe('nobody is kept for ever by a round', () => {
  test('that its vendor never ends: thirty days after the stake', async () => {
    const member = await roundPlayer();
    await member.open();
    world.clock.advance(30 * DAY_MS - 1_000);
    expect((await member.forfeit()).resultCode).toBe('C232');
    world.clock.advance(2_000);
    expect((await member.forfeit()).data).toEqual({ amount: '0' });
  });

  test('of which nothing was announced: a day after the stake', async () => {
    const member = await roundPlayer();
    world.clock.advance(DAY_MS - 1_000);
    expect((await member.forfeit()).resultCode).toBe('C232');
    world.clock.advance(2_000);
    expect((await member.forfeit()).data).toEqual({ amount: '0' });
  });
});
