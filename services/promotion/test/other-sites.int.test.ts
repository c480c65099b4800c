import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { promotion } from '../src/service.ts';
import { couponRules, definitionOf } from './world/definitions.ts';
import { LOST, openGenerousSite } from './world/generous-site.ts';
import { OURS } from './world/operators-acts.ts';

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const { world, promotionId, store, player } = await openGenerousSite('promotion_other_sites');
    const { crossed, reached } = await askAcrossSites({
      url: world.service.url,
      key: world.space.keyring,
      routes: promotion.routes,
      pool: world.pool,
      known: {
        promotionId,
        document: [definitionOf(couponRules())],
        memId: [store],
        memIds: [[player]],
        kind: ['single'],
        // Of promotions and of grants.
        state: ['running', 'held'],
        name: ['name'],
        reason: ['reason'],
        version: [0, 1, 2, 3],
        startDate: ['2026-01-15'],
        endDate: ['2026-01-16'],
        text: [''],
        action: ['promotion.start'],
        subject: [`promotion:${promotionId[0]}`],
      },
      marks: [OURS, String(LOST)],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/promotion/list',
        '/api/admin/promotion/get',
        '/api/admin/promotion/grants',
        '/api/admin/promotion/grants/review',
        '/api/admin/promotion/set',
        '/api/admin/promotion/decide',
        '/api/admin/promotion/switch',
        '/api/admin/promotion/segment/partner',
        '/api/admin/promotion/payback/runs',
        '/api/admin/promotion/ladder/get',
        '/api/admin/promotion/ladder/requests',
        '/api/admin/promotion/ladder/versions',
        '/api/admin/promotion/rank/changes',
        '/api/admin/promotion/coupon/batches',
        '/api/admin/promotion/coupon/codes',
        '/api/admin/promotion/coupon/issue',
        '/api/admin/promotion/coupon/revoke',
        '/api/admin/promotion/tournament/standings',
        '/api/admin/promotion/figures',
        '/api/admin/promotion/reconciliation/list',
        '/api/admin/promotion/reconciliation/close',
        '/api/admin/audit/promotion/list',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
