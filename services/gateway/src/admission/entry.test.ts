import { describe, expect, test } from 'vitest';
import { createEntryJudge } from './entry.ts';
import type { Admitted } from './kept-admission.ts';

const site = { id: 'noriter', payloadKey: null, isPlatform: false, isPublished: false };
const guest: Admitted = {
  site,
  isOperator: false,
  isAdult: false,
  sessionOf: null,
  callerFor: () => '',
  addresses: null,
};
const member = { ...guest, sessionOf: 'member:1' };
const adult = { ...member, isAdult: true };
const places: Readonly<Record<string, string>> = { '203.0.113.1': 'KR', '203.0.113.2': 'US' };
const [home, abroad, nowhere] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

function judgeWith(countries: ReadonlySet<string> | null | 'unknown') {
  return createEntryJudge({
    rules: { countries: () => countries },
    countryOf: (address) => places[address] ?? null,
    openAbroad: ['/api/cash/out'],
    moneyEntries: ['/api/cash/in'],
  });
}

describe('a site in real mode', () => {
  const judge = judgeWith(new Set(['KR']));
  test.each([
    ['an adult at home', adult, home, '/api/cash/in', 'open', null],
    ['an adult abroad', adult, abroad, '/api/cash/in', 'country', 'S008'],
    ['an adult of an unknown country', adult, nowhere, '/api/cash/in', 'country', 'S008'],
    ['who reads abroad', adult, abroad, '/api/main', 'country', 'S008'],
    ['who takes their money out abroad', adult, abroad, '/api/cash/out', 'country', null],
    ['a guest abroad', guest, abroad, '/api/member/signup', 'country', 'S008'],
    ['whose age is not confirmed', member, home, '/api/cash/in', 'age', 'S009'],
    ['the same, reading', member, home, '/api/main', 'age', null],
    ['an operator abroad', { ...guest, isOperator: true }, abroad, '/api/cash/in', 'open', null],
  ] as const)('%s', (_who, who, address, url, entry, code) => {
    expect(judge(who, address, url)).toEqual({ entry, code });
  });

  test('is not served under a key that everybody has', () => {
    const published = { ...adult, site: { ...site, isPublished: true } };
    expect(judge(published, home, '/api/main')).toEqual({ entry: 'unknown', code: 'S001' });
    expect(judge(published, home, '/api/cash/out')).toEqual({ entry: 'unknown', code: null });
  });
});

test('a demonstration asks nobody for country or age, whatever its key', () => {
  const published = { ...guest, site: { ...site, isPublished: true } };
  expect(judgeWith(null)(published, nowhere, '/api/cash/in')).toEqual({
    entry: 'open',
    code: null,
  });
});

test('nobody brings money in before the rules are known', () => {
  const judge = judgeWith('unknown');
  expect(judge(adult, home, '/api/cash/in')).toEqual({ entry: 'unknown', code: 'TE99' });
  expect(judge(adult, home, '/api/main')).toEqual({ entry: 'unknown', code: null });
});
