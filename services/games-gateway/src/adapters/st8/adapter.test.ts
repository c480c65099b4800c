import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VendorAnswer } from '../../vocabulary/vendor-call.ts';
import { st8 } from './adapter.ts';

const pairOf = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [present, next] = [pairOf(), pairOf()];
const now = new Date();

const debit = `{
  "player": "e39c22c7978d4e1c8a1d9a0b1c2d3e4f",
  "site": "noriter",
  "token": "eae28161-e400-4398-b718-0b6373a4a522",
  "transaction_id": "tx-1",
  "round": "round-7",
  "round_closed": true,
  "game_code": "pgp_gates",
  "developer_code": "pgp",
  "amount": "1000.00",
  "currency": "KRW",
  "provider_kind": "debit",
  "provider": { "transaction_id": "p-1", "amount": "1000.00", "currency": "KRW" },
  "bonus": null
}`;
const cancel = `{ "player": "e39c22c7978d4e1c8a1d9a0b1c2d3e4f", "cancel_id": "c-1",
  "transaction_id": "tx-1", "site": "noriter", "developer_code": "pgp", "amount": "1000.00",
  "currency": "KRW" }`;
const creditOf = (kind: string) => debit.replace('"debit"', `"${kind}"`);

function request(path: string, body: string, key?: string) {
  const signature = key && sign('sha256', Buffer.from(body), key).toString('base64');
  return {
    path,
    query: new URLSearchParams(),
    headers: { 'x-st8-sign': signature },
    body: Buffer.from(body),
  };
}

test('a signature of either key is right, over the bytes as they came', () => {
  const keys = [present.publicKey, next.publicKey];
  expect(st8.verify(request('/debit', debit, present.privateKey), keys, now)).toBe('ok');
  expect(st8.verify(request('/debit', debit, next.privateKey), keys, now)).toBe('ok');
  expect(st8.verify(request('/debit', debit, pairOf().privateKey), keys, now)).toBe(
    'bad_signature',
  );
  expect(st8.verify(request('/debit', debit), keys, now)).toBe('bad_signature');
  const signed = request('/debit', debit, present.privateKey);
  const changed = { ...signed, body: Buffer.from(debit.replace('": "', '":"')) };
  expect(st8.verify(changed, keys, now)).toBe('bad_signature');
});

test.each([
  ['/debit', debit, { verb: 'bet', transactionId: 'tx-1', amount: 1_000n, closes: true }],
  ['/credit', creditOf('credit'), { verb: 'win', roundId: 'round-7', wager: null }],
  ['/credit', creditOf('free_credit'), { verb: 'win' }],
  ['/credit', creditOf('jackpot_credit'), { verb: 'jackpot_win', amount: 1_000n }],
  ['/credit', creditOf('promo_credit'), { verb: 'promotion_win', gameCode: 'pgp_gates' }],
  ['/cancel', cancel, { verb: 'rollback', transactionId: 'c-1', rollsBack: 'tx-1', amount: 0n }],
  ['/balance', debit, { verb: 'authenticate', session: 'eae28161-e400-4398-b718-0b6373a4a522' }],
  ['/player_profile', '{"player":"p1","site":"noriter"}', { verb: 'balance', session: null }],
])('%s is read', (path, body, expected) => {
  expect(st8.read(request(path, body))).toMatchObject(expected);
});

test.each([
  ['/debit', debit.replace('"token"', '"other"')],
  ['/debit', debit.replace('"round"', '"other"')],
  ['/debit', '[]'],
  ['/buyin', debit],
  ['/constructor', debit],
])('%s without a part of it, or unknown, is refused', (path, body) => {
  expect(st8.read(request(path, body))).toBeNull();
});

test.each(['"1000.50"', '1000.00', '"1e3"', '""', 'null'])(
  'an amount of %s is refused',
  (amount) => {
    expect(st8.read(request('/debit', debit.replace('"1000.00"', amount)))).toBeNull();
  },
);

test('a kind that is no text is none', () => {
  for (const kind of ['{ "toString": 1, "valueOf": 2 }', '["jackpot_credit"]', '7', 'null']) {
    const credit = debit.replace('"debit"', kind);
    expect(st8.read(request('/credit', credit))).toMatchObject({ verb: 'win' });
  }
});

const answer: VendorAnswer = {
  code: 'ok',
  balance: 12_500n,
  transactionId: 'ours',
  playerId: 'p1',
  session: 's1',
};

test.each([
  ['ok', '{"status":"ok","balance":"12500.00","currency":"KRW"}'],
  ['insufficient', '{"status":"not_enough_money","balance":"12500.00","currency":"KRW"}'],
  ['unknown_bet', '{"status":"transaction_not_found","balance":"12500.00","currency":"KRW"}'],
] as const)('%s is answered', (code, body) => {
  const call = st8.read(request('/debit', debit));
  expect(st8.answer(call, { ...answer, code }).body).toBe(body);
});

test('a profile says who it is, and a refusal no more than its status', () => {
  const call = st8.read(request('/player_profile', '{"player":"p1"}'));
  expect(st8.answer(call, answer).body).toBe(
    '{"status":"ok","id":"p1","jurisdiction":"KR","default_currency":"KRW","reg_country":"KR"}',
  );
  const only = { code: 'bad_signature', balance: null } as const;
  expect(st8.answer(null, { ...answer, ...only }).body).toBe('{"status":"auth_failed"}');
});
