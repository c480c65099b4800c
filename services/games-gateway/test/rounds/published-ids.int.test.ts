// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { gameEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { openedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;
let published: Listening<typeof gameEvents>;

beforeAll(async () => {
  world = await openGamesWorld('games_published_ids');
  published = await listenTo(world.space, gameEvents);
});
afterAll(async () => {
  await published.stop();
  await world.expectEqualBooks();
  await world.close();
});

/** Money that was moved for a member, each with the id under which the vendor's call was published. */
const transactedOf = (memberId: string, count: number) =>
  eventually(() => {
    const found = published.events.flatMap(({ value: { memberId: of, event } }) =>
      of === memberId && event.case === 'transacted' ? [event.value] : [],
    );
    expect(found).toHaveLength(count);
    return new Map(found.map((one) => [one.vendorTransactionId, one]));
  });

/** The ledger's rows of a member's games, in their order, each with what it was for. */
async function subjectsOf(memberId: string) {
  const { rows } = await world.wallet.deps.pool.query<{
    kind: number;
    amount: bigint;
    subjectId: string;
  }>(
    `select kind, amount, subject_id as "subjectId" from ledger
     where member_id = $1 and subject_type = 'game' and refusal is null order by version`,
    [memberId],
  );
  return rows.map(({ kind, amount, subjectId }) => [kind, amount, subjectId]);
}

/** By that the wallet knows of each stake in the ledger on which round it is, and whether that is over. */
test('a stake is published under the id that is its subject in the ledger, and so is what comes back', async () => {
  const { member, call } = await openedRound(world, 100_000n);
  const [won, win, undone, undo] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ok = async (path: string, fields: object) =>
    expect((await call(`/transaction/${path}`, fields)).body).toMatchObject({ status: 'RS_OK' });
  const other = { round: randomUUID() };
  await ok('bet', { transaction_uuid: won, amount: 100_000_000 });
  await ok('win', {
    transaction_uuid: win,
    reference_transaction_uuid: won,
    amount: 250_000_000,
  });
  await ok('bet', { ...other, transaction_uuid: undone, amount: 300_000_000 });
  await ok('rollback', {
    ...other,
    transaction_uuid: undo,
    reference_transaction_uuid: undone,
  });
  const transacted = await transactedOf(member.memberId, 4);
  expect(transacted.get(won)).toMatchObject({ staked: 1_000n, round: { staked: 1_000n } });
  expect(transacted.get(undone)).toMatchObject({ staked: 3_000n, round: { staked: 3_000n } });
  const idOf = (vendorId: string) => transacted.get(vendorId)?.transactionId;
  expect(await subjectsOf(member.memberId)).toEqual([
    [Kind.STAKE, 1_000n, idOf(won)],
    [Kind.PAYOUT, 2_500n, idOf(won)],
    [Kind.STAKE, 3_000n, idOf(undone)],
    [Kind.REFUND, 3_000n, idOf(undone)],
  ]);
});
