import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Audience,
  asksWho,
  devices,
  isForEverybody,
  isVisible,
  partnerModes,
  seenBy,
  type VisibilityRule,
  withRule,
} from './visibility.ts';

const open: VisibilityRule = {
  vendorKey: 'kplay',
  gameCode: '',
  isHidden: false,
  devices,
  levelFrom: null,
  levelTo: null,
  partnerMode: 'all',
  partners: [],
};
const guest: Audience = { device: 'desktop', level: null, partnerIds: [] };
const member: Audience = { device: 'desktop', level: 3, partnerIds: ['store', 'head'] };
const below = (memberId: string) => [{ memberId, loginId: memberId }];

test.each<[string, Partial<VisibilityRule>, Audience, boolean]>([
  ['nothing set', {}, guest, true],
  ['hidden', { isHidden: true }, member, false],
  ['of desktops, on one', { devices: ['desktop'] }, member, true],
  ['of phones, on a desktop', { devices: ['mobile'] }, member, false],
  ['from the level on', { levelFrom: 3 }, member, true],
  ['from a higher level on', { levelFrom: 4 }, member, false],
  ['up to the level', { levelTo: 3 }, member, true],
  ['up to a lower level', { levelTo: 2 }, member, false],
  ['up to some level, to a guest', { levelTo: 9 }, guest, false],
  ['to those below a partner', { partnerMode: 'only', partners: below('head') }, member, true],
  ['to those below another', { partnerMode: 'only', partners: below('other') }, member, false],
  [
    'to those below one, to a guest',
    { partnerMode: 'only', partners: below('head') },
    guest,
    false,
  ],
  ['to all but those below', { partnerMode: 'except', partners: below('store') }, member, false],
  ['to all but those below another', { partnerMode: 'except', partners: below('o') }, member, true],
  ['to all but those, to a guest', { partnerMode: 'except', partners: below('head') }, guest, true],
])('%s', (_what, change, audience, seen) => {
  expect(isVisible({ ...open, ...change }, audience)).toBe(seen);
});

test('what keeps a vendor keeps all its games, and no other vendor’s', () => {
  const seen = seenBy({ rules: [{ ...open, isHidden: true }] }, guest);
  expect(seen({ vendorKey: 'kplay', gameCode: 'slot1' })).toBe(false);
  expect(seen({ vendorKey: 'kplay', gameCode: '' })).toBe(false);
  expect(seen({ vendorKey: 'bomb', gameCode: 'slot1' })).toBe(true);
});

test('what keeps a game keeps neither its vendor nor its others', () => {
  const seen = seenBy({ rules: [{ ...open, gameCode: 'slot1', isHidden: true }] }, guest);
  expect(seen({ vendorKey: 'kplay', gameCode: 'slot1' })).toBe(false);
  expect(seen({ vendorKey: 'kplay', gameCode: 'slot2' })).toBe(true);
  expect(seen({ vendorKey: 'kplay', gameCode: '' })).toBe(true);
});

test('a rule replaces the one about the same, and goes when it says nothing', () => {
  const hidden = { ...open, isHidden: true };
  const other = { ...open, gameCode: 'slot1', levelFrom: 2 };
  const one = withRule(withRule({ rules: [] }, hidden), other);
  expect(withRule(one, { ...hidden, isHidden: false, levelTo: 5 }).rules).toEqual([
    other,
    { ...open, levelTo: 5 },
  ]);
  expect(withRule(one, open).rules).toEqual([other]);
});

test('only levels and partners ask who somebody is', () => {
  const of = (change: Partial<VisibilityRule>) => asksWho({ rules: [{ ...open, ...change }] });
  expect([of({ isHidden: true }), of({ devices: ['mobile'] })]).toEqual([false, false]);
  expect([of({ levelTo: 1 }), of({ partnerMode: 'except' })]).toEqual([true, true]);
});

const rules = fc.record({
  vendorKey: fc.constantFrom('kplay', 'bomb'),
  gameCode: fc.constantFrom('', 'slot1', 'slot2'),
  isHidden: fc.boolean(),
  devices: fc.subarray([...devices], { minLength: 1 }),
  levelFrom: fc.option(fc.integer({ min: 1, max: 5 })),
  levelTo: fc.option(fc.integer({ min: 1, max: 5 })),
  partnerMode: fc.constantFrom(...partnerModes),
  partners: fc.subarray(['head', 'store'].flatMap(below)),
});
const audiences = fc.record({
  device: fc.constantFrom(...devices),
  level: fc.option(fc.integer({ min: 1, max: 5 })),
  partnerIds: fc.subarray(['head', 'store', 'other']),
});

test('a game is seen exactly where its vendor’s rule and its own allow it', () => {
  fc.assert(
    fc.property(fc.array(rules), audiences, (set, audience) => {
      const visibility = set.reduce(withRule, { rules: [] });
      const seen = seenBy(visibility, audience);
      for (const gameCode of ['slot1', 'slot2', 'slot3']) {
        const about = visibility.rules.filter(
          (rule) => rule.vendorKey === 'kplay' && ['', gameCode].includes(rule.gameCode),
        );
        const allowed = about.every((rule) => isVisible(rule, audience));
        expect(seen({ vendorKey: 'kplay', gameCode })).toBe(allowed);
      }
      expect(visibility.rules.some(isForEverybody)).toBe(false);
    }),
  );
});
