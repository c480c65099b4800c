import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { partner } from '../src/service.ts';
import { openBusySite } from './world/busy-site.ts';

const PREFIX = 'crossed';
const STAKE = 1_000_070n;
const REASON = 'known to this site alone';

/** Calls of its operator that find or change something, by where they lie. */
const expected = {
  '': 'children members view why holds suspend move moves terms settlements statement periods',
  'move/': 'decide',
  'periods/': 'preview freeze approve decide reverse',
  'policy/': 'get versions requests',
  'rates/': 'get check history set requests decide',
  'report/': 'totals list export',
  'statement/': 'pdf',
  'terms/': 'get',
  'transfer/': 'list',
};

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const own = { prefix: PREFIX, stake: STAKE, reason: REASON };
    const { world, people, players, betIds, openDays } = await openBusySite('other_sites', own);
    const { player, ...tiers } = people;
    const partnerIds = Object.values(tiers).map(({ memberId }) => memberId);
    const rate = (percent: string) => [
      { category: 'mini-powerball', kind: 'rolling', rate: percent },
    ];
    const { crossed, reached } = await askAcrossSites({
      url: world.service.url,
      key: world.space.keyring,
      routes: partner.routes,
      pool: world.pool,
      known: {
        partnerId: partnerIds,
        holderId: [tiers.one.memberId, player.memberId],
        memberId: players.map(({ memberId }) => memberId),
        newParentId: [tiers.three.memberId, tiers.four.memberId],
        betId: betIds,
        cycle: ['day'],
        fromDay: openDays,
        untilDay: openDays,
        startDate: ['2026-01-15'],
        endDate: ['2026-01-28'],
        rates: [rate('5.00'), rate('0.31')],
        fee: ['3.21'],
        cut: ['1.00'],
        reason: ['시험'],
      },
      marks: [
        PREFIX,
        REASON,
        `"${STAKE}"`,
        '"rollingStakeMin":"77"',
        '"fee":"3.21"',
        '"rate":"1.2007"',
        '"holdPpm":30007',
        '"fileName":"statement-',
      ],
    });
    await world.close();
    expect(crossed).toEqual([]);
    const paths = Object.entries(expected).flatMap(([under, names]) =>
      names.split(' ').map((name) => `/api/admin/partner/${under}${name}`),
    );
    const audit = ['list', 'export'].map((path) => `/api/admin/audit/partner/${path}`);
    expect(reached).toEqual(expect.arrayContaining([...paths, ...audit]));
  },
  FUZZ_MS_MAX,
);
