import { expect } from 'vitest';
import type { PartnerWorld } from './partner-world.ts';

/** Two operators change the policy; what was read of it stays in use for a moment. */
export async function setPolicy(world: PartnerWorld, changes: object): Promise<void> {
  const { first, second } = world.twoOperators('partners.read', 'partners.manage');
  const { data } = await first('/api/admin/partner/policy/get');
  const policy = { ...data.policy, ...changes };
  const wish = { policy, version: data.version, reason: 'a wish' };
  const set = await first('/api/admin/partner/policy/set', wish);
  expect(set.resultCode).toBe('0');
  const { outcome, requestId } = set.data;
  if (outcome === 'applied') return;
  const decision = { requestId, move: 'approve' };
  expect((await second('/api/admin/partner/policy/decide', decision)).resultCode).toBe('0');
}
