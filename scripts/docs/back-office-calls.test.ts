import { expect, test } from 'vitest';
import { backOfficeCalls } from './back-office-calls.ts';

const result = {
  path: '/api/admin/result/set',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
} as const;
const list = {
  path: '/api/admin/bets/list',
  access: { permission: 'betting.read' },
  audits: false,
} as const;
const feed = { ...list, path: '/api/admin/feed' };
const info = { path: '/api/admin/info', access: 'operator', audits: false } as const;
const betting = [{ name: 'betting', routes: [result, list, feed, info] }];

const platform = { [result.path]: 'it settles everywhere' };
const shared = { [feed.path]: 'the feed is one' };

test('each call is listed with its permission and whose data it is about', () => {
  const rows = backOfficeCalls(betting, { platform, shared }).split('\n');
  expect(rows).toEqual(
    expect.arrayContaining([
      '| `/api/admin/result/set` | `betting.manage` | **platform**: it settles everywhere | yes |',
      '| `/api/admin/bets/list` | `betting.read` | site |  |',
      '| `/api/admin/feed` | `betting.read` | **shared**: the feed is one |  |',
      '| `/api/admin/info` | – | own |  |',
    ]),
  );
});

test('a call above the sites needs a reason, and a reason its call', () => {
  const without = () => backOfficeCalls(betting, { platform: {}, shared });
  expect(without).toThrow('Above the sites without a reason: /api/admin/result/set');
  const more = { ...platform, [list.path]: 'it is not' };
  expect(() => backOfficeCalls(betting, { platform: more, shared })).toThrow(
    'A reason without its call: /api/admin/bets/list',
  );
  const changes = { ...shared, [result.path]: 'it changes something' };
  expect(() => backOfficeCalls(betting, { platform, shared: changes })).toThrow(
    'A reason without its call: /api/admin/result/set',
  );
});
