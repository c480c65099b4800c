import { expect, test } from 'vitest';
import { loosenedPartner, type PartnerBounds } from './partner-policy.ts';

const slot = (holdPpm: number) => ({ category: 'slot', holdPpm });
const before: PartnerBounds = {
  moveAloneMax: 50,
  approveAloneMax: '9000000',
  holds: [slot(40_000), { category: 'casino', holdPpm: 12_400 }],
};

test.each<[string, Partial<PartnerBounds>, string[]]>([
  ['nothing', {}, []],
  ['more people', { moveAloneMax: 51 }, ['moveAloneMax']],
  ['fewer', { moveAloneMax: 0 }, []],
  // As text it would be less.
  ['more commission', { approveAloneMax: '10000000' }, ['approveAloneMax']],
  ['less', { approveAloneMax: '8999999' }, []],
  ['a category that holds more', { holds: [slot(40_001)] }, ['holds']],
  ['one that holds less, and one that holds nothing', { holds: [slot(1)] }, []],
  ['one that was not named', { holds: [{ category: 'virtual', holdPpm: 1 }] }, ['holds']],
  [
    'all',
    { moveAloneMax: 51, approveAloneMax: '9000001', holds: [slot(50_000)] },
    ['moveAloneMax', 'approveAloneMax', 'holds'],
  ],
])('%s', (_what, change, names) => {
  expect(loosenedPartner(before, { ...before, ...change })).toEqual(names);
});
