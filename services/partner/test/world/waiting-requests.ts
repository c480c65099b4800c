import type { Answer } from '@noriter/kit/testing';
import type { Someone } from './partner-world.ts';

const ADMIN = '/api/admin/partner';

/** An operator's call that is not refused, and what it answers. */
export type Done = (path: string, body: object) => Promise<Answer['data']>;

type Asked = {
  one: Someone;
  four: Someone;
  players: readonly Someone[];
  periodIds: readonly string[];
  reason: string;
};

/** Moves, rates, payments and a policy, each of which waits for a second operator. */
export async function askTwo(
  done: Done,
  { one, four, players, periodIds, reason }: Asked,
): Promise<void> {
  const { policy } = await done(`${ADMIN}/policy/get`, {});
  const tight = { ...policy, rollingStakeMin: '77', moveAloneMax: 0, approveAloneMax: '0' };
  await done(`${ADMIN}/policy/set`, { version: 0, policy: tight, reason });
  const loose = { ...tight, approveAloneMax: '1' };
  await done(`${ADMIN}/policy/set`, { version: 1, policy: loose, reason });
  for (const { memberId } of players) {
    await done(`${ADMIN}/move`, { memberId, newParentId: four.memberId, reason });
  }
  const rates = [{ category: 'mini-powerball', kind: 'rolling', rate: '5.00' }];
  for (let asked = 0; asked < 6; asked += 1) {
    await done(`${ADMIN}/rates/set`, { holderId: one.memberId, rates, reason });
  }
  for (const periodId of periodIds.slice(1, 4)) {
    await done(`${ADMIN}/periods/approve`, { periodId, reason });
  }
}
