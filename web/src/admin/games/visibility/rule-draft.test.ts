import { expect, test } from 'vitest';
import type { VisibilityRule } from '../../shared/contracts.ts';
import { draftOf, problemOf, wishOf } from './rule-draft.ts';

const about = { vendorKey: 'kplay', gameCode: 'gates' };
const rule: VisibilityRule = {
  ...about,
  isHidden: false,
  devices: ['mobile'],
  levelFrom: 2,
  levelTo: null,
  partnerMode: 'only',
  partners: [
    { memberId: 'm1', loginId: 'head' },
    { memberId: 'm2', loginId: 'store' },
  ],
};
const open = draftOf(about, []);

test('what is typed of a rule is the rule', () => {
  const { partners, ...same } = rule;
  const partnerLogins = partners.map(({ loginId }) => loginId);
  expect(wishOf(draftOf(about, [rule]))).toEqual({ ...same, partnerLogins });
});

test('what nobody set is for everybody', () => {
  expect(draftOf({ ...about, gameCode: 'wolf' }, [rule])).toMatchObject({ device: 'all' });
  expect(wishOf(open)).toEqual({
    ...about,
    isHidden: false,
    devices: ['desktop', 'mobile'],
    levelFrom: null,
    levelTo: null,
    partnerMode: 'all',
    partnerLogins: [],
  });
});

test('partners are named once, however they are typed, and only where they count', () => {
  const typed = { ...open, partners: ' head, store  head,' };
  expect(wishOf({ ...typed, partnerMode: 'except' }).partnerLogins).toEqual(['head', 'store']);
  expect(wishOf(typed).partnerLogins).toEqual([]);
});

test.each([
  [{}, null],
  [{ vendorKey: '' }, 'vendor'],
  [{ levelFrom: '3', levelTo: '3' }, null],
  [{ levelFrom: '3', levelTo: '2' }, 'levels'],
  [{ levelTo: '0' }, 'levels'],
  [{ levelFrom: '101' }, 'levels'],
  [{ partnerMode: 'only' as const, partners: ' ,' }, 'partners'],
])('%o: %s', (change, problem) => {
  expect(problemOf({ ...open, ...change })).toBe(problem);
});
