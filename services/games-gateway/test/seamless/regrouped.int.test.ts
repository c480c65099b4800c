// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { openedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_regrouped');
});
afterAll(async () => {
  await world.expectEqualBooks();
  await world.close();
});

async function openRound() {
  const opened = await openedRound(world, 100_000n);
  return { ...opened, bet: { transaction_uuid: randomUUID(), amount: 1_000_000_000 } };
}

/** The wallet does the next thing it is asked for, and its answer gets lost. */
function loseNextAnswer() {
  const { commands } = world.deps;
  const submit = commands.submit.bind(commands);
  vi.spyOn(commands, 'submit').mockImplementationOnce(async (asked) => {
    await submit(asked);
    throw new Error('the answer got lost');
  });
}

async function groupAs(group: string) {
  await world.pool.query(
    `update game set group_code = $1, changed_at = now() where game_code = 'slot1'`,
    [group],
  );
  await world.deps.games.refresh();
}

test('a stake is asked for with the same contents again, although its game is of another group', async () => {
  const { member, call, bet } = await openRound();
  loseNextAnswer();
  expect((await call('/transaction/bet', bet)).body.status).toBe('RS_ERROR_UNKNOWN');
  await groupAs('fishing');
  expect((await call('/transaction/bet', bet)).body.status).toBe('RS_OK');
  expect(await member.cash()).toBe('90000');
  const undo = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid };
  expect((await call('/transaction/rollback', undo)).body.status).toBe('RS_OK');
  expect(await member.cash()).toBe('100000');
  await groupAs('slot');
});

test('so is a win, by the job that ends what waits', async () => {
  const { member, call, bet } = await openRound();
  await call('/transaction/bet', bet);
  loseNextAnswer();
  const win = {
    ...bet,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
  };
  expect((await call('/transaction/win', win)).body.status).toBe('RS_ERROR_UNKNOWN');
  await groupAs('fishing');
  await world.pool.query(`update game_pending set asked_at = now() - interval '1 minute'`);
  await world.running.runJob('settle-pending-transactions');
  expect((await call('/transaction/win', win)).body.status).toBe('RS_OK');
  expect(await member.cash()).toBe('100000');
  await groupAs('slot');
});

test('a stake that the wallet knows with other contents is not called refused', async () => {
  const { member, call, bet } = await openRound();
  loseNextAnswer();
  await call('/transaction/bet', bet);
  const setProduct = (product: string) =>
    world.pool.query(
      `update game_movement set product = $2 where transaction_id =
         (select transaction_id from game_transaction where vendor_transaction_id = $1)`,
      [bet.transaction_uuid, product],
    );
  await setProduct('another');
  expect((await call('/transaction/bet', bet)).body.status).toBe('RS_ERROR_UNKNOWN');
  await setProduct('slot');
  expect((await call('/transaction/bet', bet)).body.status).toBe('RS_OK');
  expect(await member.cash()).toBe('90000');
});
