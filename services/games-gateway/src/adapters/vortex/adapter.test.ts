import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VendorAnswer } from '../../vocabulary/vendor-call.ts';
import { vortex } from './adapter.ts';

const now = new Date('2026-11-24T00:00:00Z');
const seconds = (changes = 0) => String(now.getTime() / 1_000 + changes);
const nonce = '0193a1f0-0000-7000-8000-000000000001';
const win =
  '{"session":"s1","playerId":"p1","txId":"w1","betTxId":"b1","roundId":"r1",' +
  '"gameId":"bomb","amount":"2500","keepsOpen":false}';

function request(path: string, body: string, key?: string, time = seconds()) {
  const signature =
    key && createHmac('sha256', key).update(`${time}.${nonce}.${body}`).digest('hex');
  return {
    path,
    query: new URLSearchParams(),
    headers: {
      'x-vortex-timestamp': time,
      'x-vortex-nonce': nonce,
      'x-vortex-signature': signature,
    },
    body: Buffer.from(body),
  };
}

test('the signature is over time, nonce and body, with either key', () => {
  const keys = ['one', 'two'];
  expect(vortex.verify(request('/win', win, 'one'), keys, now)).toBe('ok');
  expect(vortex.verify(request('/win', win, 'two'), keys, now)).toBe('ok');
  expect(vortex.verify(request('/win', win, 'three'), keys, now)).toBe('bad_signature');
  expect(vortex.verify(request('/win', win), keys, now)).toBe('bad_signature');
  expect(vortex.nonceOf(request('/win', win))).toBe(nonce);
});

test('a call without a nonce has the empty one, which comes once like any other', () => {
  const { headers, ...rest } = request('/win', win, 'one');
  const without = { ...rest, headers: { ...headers, 'x-vortex-nonce': undefined } };
  expect(vortex.nonceOf(without)).toBe('');
});

test.each([
  [-60, 'ok'],
  [60, 'ok'],
  [-61, 'stale'],
  [61, 'stale'],
])('a request of %i seconds away is %s', (away, expected) => {
  expect(vortex.verify(request('/win', win, 'one', seconds(away)), ['one'], now)).toBe(expected);
});

test('a time that is none is stale', () => {
  expect(vortex.verify(request('/win', win, 'one', 'soon'), ['one'], now)).toBe('stale');
});

test.each([
  ['/win', win, { verb: 'win', wager: 'b1', amount: 2_500n, closes: true }],
  ['/win', win.replace('false', 'true'), { closes: false }],
  ['/bet', win, { verb: 'bet', wager: null, closes: null }],
  [
    '/bet-win',
    win.replace('"amount"', '"bet":"1000","win"'),
    { verb: 'bet_and_win', amount: 1_000n, won: 2_500n, closes: true },
  ],
  ['/rollback', '{"playerId":"p1","txId":"x1","rollsBackTxId":"b1"}', { rollsBack: 'b1' }],
  ['/adjust', '{"playerId":"p1","txId":"a1","amount":"-7"}', { verb: 'adjust', amount: -7n }],
  ['/session', '{"token":"t0"}', { verb: 'authenticate', session: 't0' }],
  ['/ping', '{}', { verb: 'ping' }],
])('%s is read', (path, body, expected) => {
  expect(vortex.read(request(path, body))).toMatchObject(expected);
});

test.each(['2500.0', '1e3', '+1', ' 1', ''])('an amount of "%s" is refused', (amount) => {
  expect(vortex.read(request('/win', win.replace('2500', amount)))).toBeNull();
});

const answer: VendorAnswer = {
  code: 'ok',
  balance: 12_500n,
  transactionId: 'ours',
  playerId: 'p1',
  session: 's1',
};

test.each([
  ['ok', '{"ok":true,"balance":"12500","transactionId":"ours","version":1}'],
  ['insufficient', '{"ok":false,"code":"insufficient_funds","retry":"never","balance":"12500"}'],
  ['temporary', '{"ok":false,"code":"internal","retry":"same","balance":"12500"}'],
  ['unknown_bet', '{"ok":false,"code":"unknown_bet","retry":"later","balance":"12500"}'],
  ['rolled_back', '{"ok":false,"code":"conflict","retry":"never","balance":"12500"}'],
] as const)('%s is answered', (code, body) => {
  const call = vortex.read(request('/win', win));
  expect(vortex.answer(call, { ...answer, code }).body).toBe(body);
});
