import { expect, test } from 'vitest';
import { loadServices } from './load-services.ts';

/** By these an operator moves money, says where it goes, or agrees to another's wish to do so. */
const moneyActs: readonly string[] = [
  '/api/admin/betting/rounds/void/ask',
  '/api/admin/betting/rounds/void/decide',
  '/api/admin/cash/approve',
  '/api/admin/cash/policy/decide',
  '/api/admin/cash/takeBack',
  '/api/admin/members/approve',
  '/api/admin/members/payoutAccount',
  '/api/admin/operators/requests/decide',
  '/api/admin/partner/move/decide',
  '/api/admin/partner/periods/approve',
  '/api/admin/partner/periods/decide',
  '/api/admin/partner/periods/reverse',
  '/api/admin/partner/policy/decide',
  '/api/admin/partner/rates/decide',
  '/api/admin/partner/terms/decide',
  '/api/admin/promotion/coupon/issue',
  '/api/admin/promotion/decide',
  '/api/admin/promotion/grants/review',
  '/api/admin/promotion/ladder/decide',
  '/api/admin/promotion/set',
  '/api/admin/promotion/tournament/close',
  '/api/admin/site/accounts/decide',
  '/api/admin/site/accounts/save',
  '/api/admin/site/options/decide',
  '/api/admin/sport/market/result',
  '/api/admin/sport/result/decide',
  '/api/admin/sport/rules/decide',
  '/api/admin/sport/void/ask',
  '/api/admin/sport/void/decide',
  '/api/admin/wallet/adjust',
  '/api/admin/wallet/adjustments/approve',
  '/api/admin/wallet/debts/writeOff',
];

test('whoever moves money proves the second factor first, and nobody else is asked', async () => {
  const services = await loadServices();
  // What the gateway answers itself is no contract of the kit.
  const others = services.filter(({ name }) => name !== 'gateway');
  const routes = others.flatMap((service) => service.routes ?? []);
  const asked = routes.filter(({ refuses }) => refuses.includes('A122')).map(({ path }) => path);
  expect(asked.toSorted()).toEqual(moneyActs);
});
