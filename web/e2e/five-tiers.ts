import { expect } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { asOperator, freshForm } from './fresh-member.ts';
import { deputy, operatorToken } from './operators.ts';
import { call } from './site-calls.ts';

export type OwnPartner = { memberId: string; memId: string; memPass: string };

/** What somebody gets of a category, in percent. */
type Rates = { rolling: string; losing?: string };

/** Events bring a newcomer from service to service. */
const knownMs = limits.soon;

/** A head office, a main office, a sub office, a distributor and a store, once the tree knows them. */
export async function fiveTiers(): Promise<OwnPartner[]> {
  const made: OwnPartner[] = [];
  for (const tier of [1, 2, 3, 4, 5]) {
    const { memId, memPass, ...form } = freshForm();
    const recommenderId = made.at(-1)?.memId ?? '';
    const wish = { ...form, memId, memPass, tier, recommenderId };
    const { memberId } = await asOperator('/api/admin/members/partner/create', wish);
    // Who enters a partner does not approve it.
    await call('/api/admin/members/approve', { memberId }, await operatorToken(deputy));
    made.push({ memberId: String(memberId), memId, memPass });
    await expect(async () => {
      await asOperator('/api/admin/partner/rates/get', { holderId: memberId });
    }).toPass({ timeout: knownMs });
  }
  return made;
}

/** Sets what somebody gets of a category, once the tree knows them. */
export async function setRates(
  { memberId: holderId }: Pick<OwnPartner, 'memberId'>,
  category: string,
  { rolling, losing }: Rates,
): Promise<void> {
  const rates = [
    { category, kind: 'rolling', rate: rolling },
    ...(losing === undefined ? [] : [{ category, kind: 'losing', rate: losing }]),
  ];
  await expect(async () => asOperator('/api/admin/partner/rates/set', { holderId, rates })).toPass({
    timeout: knownMs,
  });
}
