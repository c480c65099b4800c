import { expect, test } from 'vitest';
import { loosenedPartner, type PartnerBounds } from './partner-policy.ts';

const slot = (holdPpm: number) => ({ category: 'slot', holdPpm });
const limit = { tier: 5, amountMin: '1000', amountMax: '9000000', dayMax: '9000000' };
const before: PartnerBounds = {
  moveAloneMax: 50,
  approveAloneMax: '9000000',
  shareAlonePpm: 400_000,
  holds: [slot(40_000), { category: 'casino', holdPpm: 12_400 }],
  transferLimits: [limit],
  membersGive: false,
  transfersNeedCode: true,
};

test.each<[string, Partial<PartnerBounds>, string[]]>([
  ['nothing', {}, []],
  ['more people', { moveAloneMax: 51 }, ['moveAloneMax']],
  ['fewer', { moveAloneMax: 0 }, []],
  // As text it would be less.
  ['more commission', { approveAloneMax: '10000000' }, ['approveAloneMax']],
  ['less', { approveAloneMax: '8999999' }, []],
  ['a larger share', { shareAlonePpm: 400_001 }, ['shareAlonePpm']],
  ['a smaller one', { shareAlonePpm: 0 }, []],
  ['a policy of before shares, which allows more', { shareAlonePpm: undefined }, ['shareAlonePpm']],
  ['a category that holds more', { holds: [slot(40_001)] }, ['holds']],
  ['one that holds less, and one that holds nothing', { holds: [slot(1)] }, []],
  ['one that was not named', { holds: [{ category: 'virtual', holdPpm: 1 }] }, ['holds']],
  ['a larger transfer', limits({ amountMax: '10000000' }), ['transferLimits']],
  ['more of a day', limits({ dayMax: '10000000' }), ['transferLimits']],
  ['a smaller transfer than the least', limits({ amountMin: '999' }), ['transferLimits']],
  ['less, and of larger ones', limits({ amountMin: '1001', amountMax: '1', dayMax: '1' }), []],
  [
    'a tier that moved nothing',
    { transferLimits: [limit, { ...limit, tier: 4 }] },
    ['transferLimits'],
  ],
  ['a tier that moves nothing any more', { transferLimits: [] }, []],
  ['members who give', { membersGive: true }, ['membersGive']],
  ['no code', { transfersNeedCode: false }, ['transfersNeedCode']],
  ['a policy that does not say', { transfersNeedCode: undefined }, ['transfersNeedCode']],
  [
    'all',
    {
      moveAloneMax: 51,
      approveAloneMax: '9000001',
      shareAlonePpm: 1_000_000,
      holds: [slot(50_000)],
      membersGive: true,
      transfersNeedCode: false,
      ...limits({ dayMax: '9000001' }),
    },
    [
      'moveAloneMax',
      'approveAloneMax',
      'shareAlonePpm',
      'holds',
      'transferLimits',
      'membersGive',
      'transfersNeedCode',
    ],
  ],
])('%s', (_what, change, names) => {
  expect(loosenedPartner(before, { ...before, ...change })).toEqual(names);
});

function limits(changes: Partial<typeof limit>): Partial<PartnerBounds> {
  return { transferLimits: [{ ...limit, ...changes }] };
}

test('what tightens back is no loosening', () => {
  const open = { ...before, membersGive: true, transfersNeedCode: false };
  expect(loosenedPartner(open, before)).toEqual([]);
});
