import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VendorAnswer } from '../../vocabulary/vendor-call.ts';
import { pragmatic } from './adapter.ts';

const now = new Date();
const bet = {
  userId: 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f',
  gameId: 'vs50aladdin',
  roundId: '5103188801',
  amount: '1000.00',
  reference: '585c1306f89c56f5ecfc2f5d',
  providerId: 'pragmaticplay',
  timestamp: '1482429190374',
  roundDetails: 'spin',
  bonusCode: '',
};

function request(path: string, fields: Record<string, string>, secret?: string) {
  const signed = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const form = new URLSearchParams(fields);
  if (secret !== undefined) form.set('hash', hash('md5', signed + secret, 'hex'));
  const body = Buffer.from(form.toString());
  return { path, query: new URLSearchParams(), headers: {}, body };
}

test('the hash is over all fields that are not empty, by name, with either secret', () => {
  const keys = ['testKey', 'nextKey'];
  expect(pragmatic.verify(request('/bet.html', bet, 'testKey'), keys, now)).toBe('ok');
  expect(pragmatic.verify(request('/bet.html', bet, 'nextKey'), keys, now)).toBe('ok');
  expect(pragmatic.verify(request('/bet.html', bet, 'other'), keys, now)).toBe('bad_signature');
  expect(pragmatic.verify(request('/bet.html', bet), keys, now)).toBe('bad_signature');
});

test('a name that comes twice is nobody’s request', () => {
  const signed = request('/bet.html', bet, 'testKey');
  const twice = { ...signed, body: Buffer.concat([signed.body, Buffer.from('&amount=1.00')]) };
  expect(pragmatic.verify(twice, ['testKey'], now)).toBe('bad_signature');
});

test.each(['%FF', '%C0%80', '\xff'])('a form with %j, which is no text, is nobody’s', (bytes) => {
  const form = Buffer.from(`token=${bytes}&reference=r1&userId=u1`, 'latin1');
  const given = hash('md5', 'reference=r1&token=\uFFFD&userId=u1testKey', 'hex');
  const body = Buffer.concat([form, Buffer.from(`&hash=${given}`)]);
  const signed = { ...request('/refund.html', {}), body };
  expect(pragmatic.verify(signed, ['testKey'], now)).toBe('bad_signature');
  expect(pragmatic.read(signed)).toBeNull();
});

test.each([
  ['/bet.html', bet, { verb: 'bet', amount: 1_000n, transactionId: bet.reference }],
  ['/result.html', bet, { verb: 'win', wager: null, roundId: '5103188801', closes: null }],
  ['/refund.html', bet, { verb: 'rollback', rollsBack: bet.reference, amount: 0n }],
  ['/jackpotWin.html', bet, { verb: 'jackpot_win', roundId: '5103188801' }],
  ['/promoWin.html', bet, { verb: 'promotion_win', roundId: null }],
  ['/adjustment.html', { ...bet, amount: '-500.00' }, { verb: 'adjust', amount: -500n }],
  ['/endRound.html', bet, { verb: 'close_round', roundId: '5103188801' }],
  ['/authenticate.html', { token: 't0' }, { verb: 'authenticate', session: 't0', playerId: null }],
])('%s is read', (path, fields, expected) => {
  expect(pragmatic.read(request(path, fields))).toMatchObject(expected);
});

test.each(['1000.50', '1e3', '', '-', '1,000.00', '99999999999999999.00'])(
  'an amount of "%s" is refused',
  (amount) => {
    expect(pragmatic.read(request('/bet.html', { ...bet, amount }))).toBeNull();
  },
);

const answer: VendorAnswer = {
  code: 'ok',
  balance: 99_000n,
  transactionId: '7b1e',
  playerId: bet.userId,
  session: null,
};

test('answers are decimals and numbered errors', () => {
  const call = pragmatic.read(request('/bet.html', bet));
  expect(pragmatic.answer(call, answer).body).toBe(
    '{"transactionId":"7b1e","currency":"KRW","cash":99000.00,"bonus":0.00,"usedPromo":0.00,' +
      '"error":0,"description":"Success"}',
  );
  const short = { ...answer, code: 'insufficient', transactionId: null } as const;
  expect(JSON.parse(pragmatic.answer(call, short).body)).toMatchObject({ error: 1, cash: 99_000 });
});

test.each([
  ['ok', 0],
  ['insufficient', 1],
  ['unknown_member', 2],
  ['rolled_back', 3],
  ['unknown_session', 4],
  ['session_expired', 4],
  ['bad_signature', 5],
  ['not_allowed', 6],
  ['game_blocked', 8],
  ['limit', 50],
  ['temporary', 100],
  ['failed', 120],
] as const)('%s is answered %s', (code, error) => {
  const call = pragmatic.read(request('/bet.html', bet));
  expect(JSON.parse(pragmatic.answer(call, { ...answer, code }).body)).toMatchObject({ error });
});
