import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GamesWorld } from './games-world.ts';

/** A member with a round of a slot, not bet on yet, and what its vendor calls about it. */
export async function openedRound(world: GamesWorld, cash?: bigint) {
  const member = await world.member(cash);
  const { token } = await member.launch('kplay', 'slot1');
  const round = randomUUID();
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW', round };
  const call = (path: string, fields: object = {}) =>
    world.vendor.hub(path, {
      ...about,
      request_uuid: randomUUID(),
      round_closed: false,
      ...fields,
    });
  expect((await call('/user/info')).body).toMatchObject({ status: 'RS_OK' });
  return { member, round, call };
}

/** The same with a stake of a thousand, and the round's id of ours. */
export async function stakedRound(world: GamesWorld, cash?: bigint) {
  const opened = await openedRound(world, cash);
  const bet = { transaction_uuid: randomUUID(), amount: 100_000_000 };
  expect((await opened.call('/transaction/bet', bet)).body).toMatchObject({ status: 'RS_OK' });
  const { rows } = await world.pool.query<{ roundId: string }>(
    'select round_id as "roundId" from game_round where vendor_round_id = $1',
    [opened.round],
  );
  return { ...opened, betId: bet.transaction_uuid, roundId: String(rows[0]?.roundId) };
}
