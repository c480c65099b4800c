import { expect, test } from 'vitest';
import type { Principal } from '../domain/principal.ts';
import { createEntryJudge } from './entry.ts';

const guest: Principal = { kind: 'guest', siteId: 'noriter' };
const member: Principal = { kind: 'member', siteId: 'noriter', sessionId: 's', memberId: 'm' };
const operator: Principal = {
  kind: 'operator',
  siteId: 'noriter',
  sessionId: 's',
  operatorId: 'o',
  permissions: [],
};
const places: Readonly<Record<string, string>> = { '203.0.113.1': 'KR', '203.0.113.2': 'US' };
const [home, abroad, nowhere] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

function judgeWith(countries: ReadonlySet<string> | null | 'unknown', key = 'a-key-of-its-own') {
  return createEntryJudge({
    rules: { countries: () => countries },
    countryOf: (address) => places[address] ?? null,
    sites: { noriter: { key } },
  });
}

test.each([
  ['a guest at home', guest, home, undefined],
  ['a guest abroad', guest, abroad, 'S008'],
  ['a guest of an unknown country', guest, nowhere, 'S008'],
  ['a member at home', member, home, undefined],
  ['a member abroad', member, abroad, 'S008'],
  ['an operator abroad', operator, abroad, undefined],
] as const)('a site in real mode has an answer for %s', (_who, principal, address, code) => {
  expect(judgeWith(new Set(['KR']))(principal, address)?.code).toBe(code);
});

test('a site in real mode is not served under a key that everybody has', () => {
  const judge = judgeWith(new Set(['KR']), 'noriter-demo-site-key');
  expect(judge(guest, home)?.code).toBe('S001');
  expect(judge(member, home)?.code).toBe('S001');
  expect(judge(operator, home)).toBeNull();
});

test('a site that nobody asks about is not served', () => {
  const stranger = { ...member, siteId: 'another' };
  expect(judgeWith(null)(stranger, home)?.code).toBe('S001');
});

test.each([null, 'unknown'] as const)('nobody is asked where the rules are %s', (countries) => {
  const judge = judgeWith(countries, 'noriter-demo-site-key');
  expect(judge(guest, nowhere)).toBeNull();
  expect(judge(member, abroad)).toBeNull();
});
