import { expect, onTestFinished, test } from 'vitest';
import { fiveTiers, openPartnerWorld, type PartnerWorld } from '../world/partner-world.ts';

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
