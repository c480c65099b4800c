// @module-tag money
import { randomUUID } from 'node:crypto';
import { EarlyEvent } from '@noriter/kit/kafka';
import { eventually } from '@noriter/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accrueBets } from '../../src/accrual/actions/accrue-bets.ts';
import { onceMembersAreKnown } from '../../src/accrual/actions/once-members-are-known.ts';
import type { Standing } from '../../src/accrual/domain/standing.ts';
import { publishRequest } from '../world/cash-requests.ts';
import type { PartnerWorld, Someone } from '../world/partner-world.ts';
import { openTiers, type Tiers } from '../world/tiers.ts';

const MINUTE_MS = 60_000;
const latecomer = () => ({ memberId: randomUUID(), loginId: 'latecomer' });

let world: PartnerWorld;
let people: Tiers;
beforeEach(async () => {
  ({ world, people } = await openTiers('partner_early'));
});
afterEach(() => world.close());

/** How many partners stand above each bet of somebody, as it was counted. */
async function partnersAbove({ memberId }: Someone): Promise<number[]> {
  const { rows } = await world.pool.query<{ above: number }>(
    `select num_nonnulls(partner_1, partner_2, partner_3, partner_4, partner_5) as above
     from accrual join chain using (chain_id) where member_id = $1`,
    [memberId],
  );
  return rows.map(({ above }) => above);
}

/** Resolves when accrual has found that somebody is not known. */
async function isMissed({ memberId }: Someone): Promise<void> {
  const waits = vi.spyOn(world.running.deps.lateMembers, 'waits');
  await eventually(() => expect(waits.mock.calls.map(([id]) => id)).toContain(memberId));
}

function betOf({ memberId }: Someone): Standing {
  return {
    betId: randomUUID(),
    version: 1,
    siteId: 'noriter',
    memberId,
    category: 'mini-powerball',
    gameId: 'powerball',
    at: world.clock.now(),
    turnover: 10_000n,
    stake: 10_000n,
    returned: 0n,
  };
}

const count = (...bets: Standing[]) =>
  onceMembersAreKnown(world.running.deps, bets, (known) => accrueBets(world.running.deps, known));

test('attack: a bet that overtakes its member counts for the partners above', async () => {
  const player = latecomer();
  const settled = world.settle(player, { stake: 1_000_000n });
  await isMissed(player);
  await world.approve('latecomer', { parent: people.five, memberId: player.memberId });
  await settled;
  expect(await partnersAbove(player)).toEqual([5]);
});

test('attack: a deposit that overtakes its member counts for the partners above', async () => {
  const player = latecomer();
  const counted = publishRequest(world, player, { amount: 70_000n });
  await isMissed(player);
  await world.approve('latecomer', { parent: people.five, memberId: player.memberId });
  await counted;
  const { rows } = await world.pool.query(
    `select partner_id as "partnerId", deposited from partner_day where category = 'cash'`,
  );
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual({ partnerId: people.five.memberId, deposited: 70_000n });
});

test('attack: a bet that overtakes the store above its member counts for the store as well', async () => {
  const store = { memberId: randomUUID(), loginId: 'latestore' };
  const player = await world.approve('player', { parent: store });
  const settled = world.settle(player, { stake: 1_000_000n });
  await isMissed(store);
  await world.approve('latestore', { parent: people.four, tier: 5, memberId: store.memberId });
  await settled;
  expect(await partnersAbove(player)).toEqual([5]);
});

test('who joined by nobody waits for nobody, nor does whom a member recommended', async () => {
  const direct = await world.approve('direct', { parent: null });
  const friend = await world.approve('friend', { parent: direct });
  await count(betOf(direct), betOf(friend));
  expect([await partnersAbove(direct), await partnersAbove(friend)]).toEqual([[0], [0]]);
});

test('what waits keeps nothing else waiting, and is counted once', async () => {
  const player = latecomer();
  const [early, known] = [betOf(player), betOf(people.player)];
  await expect(count(early, known)).rejects.toThrow(EarlyEvent);
  expect([await partnersAbove(player), await partnersAbove(people.player)]).toEqual([[], [5]]);
  await world.approve('latecomer', { parent: people.five, memberId: player.memberId });
  await count(early, known);
  expect([await partnersAbove(player), await partnersAbove(people.player)]).toEqual([[5], [5]]);
});

test('who never comes is given up, reported, and holds nobody up again', async () => {
  const stranger = latecomer();
  const early = betOf(stranger);
  await expect(count(early)).rejects.toThrow(EarlyEvent);
  world.clock.advance(10 * MINUTE_MS);
  await expect(count(early)).rejects.toThrow(EarlyEvent);
  world.clock.advance(MINUTE_MS);
  await count(early);
  await world.settle(stranger, { stake: 10_000n });
  expect(await partnersAbove(stranger)).toEqual([0, 0]);
  const given = world.running.deps.metrics.getSingleMetric(
    'noriter_partner_members_given_up_total',
  );
  expect((await given?.get())?.values).toMatchObject([{ value: 1 }]);
});
