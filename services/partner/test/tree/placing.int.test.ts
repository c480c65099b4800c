import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { askMove, decideMove } from '../world/moves.ts';
import {
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from '../world/partner-world.ts';

const permissions = ['partners.read', 'partners.manage'];
const nextWeek = '2026-01-20T00:00:00Z';

/** Who stood above somebody at a moment, from right above up to the top. */
const aboveAt = async ({ pool }: PartnerWorld, { memberId }: Someone, at: string) => {
  const { rows } = await pool.query<{ loginId: string }>(
    `select member.login_id as "loginId" from tree_edge join member on member.member_id = ancestor_id
     where descendant_id = $1 and depth > 0 and valid_from <= $2 and valid_until > $2
     order by depth`,
    [memberId, at],
  );
  return rows.map(({ loginId }) => loginId);
};

/** Asks for a move of somebody that begins next week. */
const moveNextWeek = async (
  ...asked: Parameters<typeof askMove>
): Promise<{ moveId: string; status: string }> => {
  const [operator, someone, newParent] = asked;
  return (await askMove(operator, someone, newParent, { effectiveFrom: nextWeek })).data;
};

/** Whoever earned of the bets of somebody, from the head office down. */
const earnedOf = async ({ pool }: PartnerWorld, { memberId }: Someone) => {
  const { rows } = await pool.query<{ loginIds: string[] }>(
    `select array(select login_id from member
         where member_id in (partner_1, partner_2, partner_3, partner_4, partner_5)
         order by tier) as "loginIds"
     from accrual join chain using (chain_id) where member_id = $1 order by settled_at`,
    [memberId],
  );
  return rows.map(({ loginIds }) => loginIds);
};

const chainOf = async ({ pool }: PartnerWorld, memberId: string) => {
  const { rows } = await pool.query<{ loginId: string; depth: number }>(
    `select member.login_id as "loginId", depth from tree_edge
     join member on member.member_id = ancestor_id where descendant_id = $1 order by depth`,
    [memberId],
  );
  return rows.map(({ loginId, depth }) => `${depth} ${loginId}`);
};

test('who is approved stands below its recommender, all tiers up', async () => {
  const world = await openPartnerWorld('partner_placing');
  onTestFinished(() => world.close());
  const { two, five, player } = await fiveTiers(world);
  expect(await chainOf(world, player.memberId)).toEqual([
    '1 ptn5',
    '2 ptn4',
    '3 ptn3',
    '4 ptn2',
    '5 ptn1',
  ]);
  expect(await chainOf(world, five.memberId)).toHaveLength(5);
  const direct = await world.approve('direct', { parent: two });
  expect(await chainOf(world, direct.memberId)).toEqual(['1 ptn2', '2 ptn1']);
  const below = await world.approve('below', { parent: player });
  expect(await chainOf(world, below.memberId)).toEqual([]);
});

test('who joins below a move that has not begun stands where all stand, and moves with them', async () => {
  const world = await openPartnerWorld('partner_placing_moved');
  onTestFinished(() => world.close());
  const { one, three, four } = await fiveTiers(world);
  const other = await world.approve('other2', { parent: one, tier: 2 });
  const operator = world.operator(...permissions);
  expect((await moveNextWeek(operator, three, other)).status).toBe('approved');
  const store = await world.approve('newstore', { parent: four, tier: 5 });
  const joined = await world.approve('joined', { parent: store });
  const after = ['newstore', 'ptn4', 'ptn3', 'other2', 'ptn1'];
  expect(await aboveAt(world, joined, '2026-01-15T03:00:00Z')).toEqual(after.with(3, 'ptn2'));
  expect(await aboveAt(world, joined, '2026-01-19T23:59:59Z')).toEqual(after.with(3, 'ptn2'));
  expect(await aboveAt(world, joined, nextWeek)).toEqual(after);

  await world.settle(joined, { stake: 10_000n });
  world.clock.set(nextWeek);
  await world.settle(joined, { stake: 10_000n });
  expect(await earnedOf(world, joined)).toEqual([
    after.with(3, 'ptn2').toReversed(),
    after.toReversed(),
  ]);
  // Who joins afterwards has nothing of what is over.
  const late = await world.approve('late', { parent: store });
  expect(await aboveAt(world, late, '2026-01-15T03:00:00Z')).toEqual(after);
});

test('who joins while a move waits to be decided moves with it, or stays when it is taken back', async () => {
  const world = await openPartnerWorld('partner_placing_waiting');
  onTestFinished(() => world.close());
  const { one, three, four, five } = await fiveTiers(world);
  const other = await world.approve('other2', { parent: one, tier: 2 });
  const first = world.operator(...permissions);
  const second = callAs(world.service, operatorCaller({ permissions, operatorId: randomUUID() }));
  const { policy, version } = (await first('/api/admin/partner/policy/get')).data;
  const set = { version, policy: { ...policy, moveAloneMax: 1 }, reason: 'x' };
  expect((await first('/api/admin/partner/policy/set', set)).resultCode).toBe('0');

  const back = await moveNextWeek(first, three, other);
  expect(back.status).toBe('waiting');
  const stays = await world.approve('stays', { parent: five });
  const taken = await decideMove(first, back.moveId, 'withdraw');
  expect(taken).toMatchObject({ resultCode: '0', data: { status: 'withdrawn' } });
  const before = ['ptn5', 'ptn4', 'ptn3', 'ptn2', 'ptn1'];
  expect(await aboveAt(world, stays, nextWeek)).toEqual(before);

  const { moveId } = await moveNextWeek(first, four, other);
  const joined = await world.approve('joined', { parent: five });
  const agreed = await decideMove(second, moveId, 'approve');
  expect(agreed.data).toEqual({ status: 'approved' });
  expect(await aboveAt(world, joined, '2026-01-19T23:59:59Z')).toEqual(before);
  expect(await aboveAt(world, joined, nextWeek)).toEqual(['ptn5', 'ptn4', 'other2', 'ptn1']);
  // What has been agreed to stands: it is not taken back, only followed by another.
  const late = await decideMove(first, moveId, 'withdraw');
  expect(late.resultCode).toBe('PT004');
});
