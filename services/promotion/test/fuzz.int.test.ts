import { randomUUID } from 'node:crypto';
import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { promotion } from '../src/service.ts';
import {
  attendanceRules,
  couponRules,
  rouletteRules,
  tournamentRules,
} from './world/definitions.ts';
import { openPromotionWorld } from './world/promotion-world.ts';

const MEMBERS = 4;

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openPromotionWorld('promotion_fuzz', { withWallet: false });
    const site = world.site('noriter');
    const promotionIds = [
      await site.start(couponRules()),
      await site.start(attendanceRules()),
      await site.start(rouletteRules()),
      await site.start(tournamentRules(), { endsAt: '2026-02-01T00:00:00Z' }),
    ];
    const members = Array.from({ length: MEMBERS }, () => site.member());
    const issued = await site.manager(
      '/api/admin/promotion/coupon/issue',
      { promotionId: promotionIds[0], name: 'fuzz', kind: 'batch', count: 20 },
      { idempotencyKey: randomUUID() },
    );
    const { batchId } = issued.data.batch;
    const { data } = await site.manager('/api/admin/promotion/coupon/codes', { batchId });
    const found = await fuzzRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: promotion.routes,
      memberIds: members.map(({ memberId }) => memberId),
      known: {
        promotionId: promotionIds,
        batchId: [batchId],
        couponId: data.list.map(({ couponId }: { couponId: string }) => couponId),
        code: data.list.map(({ code }: { code: string }) => code),
        number: [1, 2],
        version: [0, 1],
        month: ['2026-01'],
        day: ['2026-01-14'],
      },
    });
    await world.close();
    expect([...found.failures, ...found.outside]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
