import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VendorAnswer } from '../../vocabulary/vendor-call.ts';
import { hub } from './adapter.ts';

const pairOf = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [present, next] = [pairOf(), pairOf()];
const now = new Date();

// As the public documents print them.
const bet = `{
  "user": "e39c22c7978d4e1c8a1d9a0b1c2d3e4f",
  "transaction_uuid": "16d2dcfe-b89e-11e7-854a-58404eea6d16",
  "supplier_transaction_id": "41ecc3ad-b181-4235-bf9d-acf0a7ad9730",
  "token": "55b7518e-b89e-11e7-81be-58404eea6d16",
  "supplier_user": "cg_45141",
  "round_closed": false,
  "round": "rNEMwgzJAOZ6eR3V",
  "reward_uuid": null,
  "request_uuid": "583c985f-fee6-4c0e-bbf5-308aad6265af",
  "is_free": false,
  "is_aggregated": false,
  "game_id": 132,
  "game_code": "clt_dragonrising",
  "currency": "KRW",
  "bet": "zero",
  "amount": 100500000,
  "meta": { "selection": "home_team", "odds": 2.5 }
}`;

function request(path: string, body: string, key?: string) {
  const signature = key && sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
  return {
    path,
    query: new URLSearchParams(),
    headers: { 'x-hub88-signature': signature },
    body: Buffer.from(body),
  };
}

test('a signature of either key is right, over the bytes as they came', () => {
  const keys = [present.publicKey, next.publicKey];
  expect(hub.verify(request('/', bet, present.privateKey), keys, now)).toBe('ok');
  expect(hub.verify(request('/', bet, next.privateKey), keys, now)).toBe('ok');
  expect(hub.verify(request('/', bet, pairOf().privateKey), keys, now)).toBe('bad_signature');
  expect(hub.verify(request('/', bet), keys, now)).toBe('bad_signature');
  const signed = request('/', bet, present.privateKey);
  const changed = { ...signed, body: Buffer.from(bet.replace(': ', ':')) };
  expect(hub.verify(changed, keys, now)).toBe('bad_signature');
});

test('a bet is read: its amount is whole won, its own id is its wager', () => {
  expect(hub.read(request('/transaction/bet', bet))).toMatchObject({
    verb: 'bet',
    playerId: 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f',
    session: '55b7518e-b89e-11e7-81be-58404eea6d16',
    transactionId: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
    roundId: 'rNEMwgzJAOZ6eR3V',
    gameCode: 'clt_dragonrising',
    currency: 'KRW',
    wager: null,
    amount: 1_005n,
    closes: false,
  });
});

test('a win names its bet, a rollback what it takes back', () => {
  const reference = '"reference_transaction_uuid": "16d2dcfe", "round_closed": false';
  const named = bet.replace('"round_closed": false', reference);
  expect(hub.read(request('/transaction/win', named))).toMatchObject({
    verb: 'win',
    wager: '16d2dcfe',
    rollsBack: null,
  });
  expect(hub.read(request('/transaction/rollback', named))).toMatchObject({
    verb: 'rollback',
    rollsBack: '16d2dcfe',
    amount: 0n,
  });
  expect(hub.read(request('/transaction/win', bet))).toBeNull();
});

test.each([
  ['a part of a won', '100500001'],
  ['a fraction', '100500000.5'],
  ['an exponent', '1e8'],
  ['a text', '"100500000"'],
  ['nothing', 'null'],
])('an amount with %s is refused', (_name, amount) => {
  expect(hub.read(request('/transaction/bet', bet.replace('100500000', amount)))).toBeNull();
});

test('what is no call of it is not read', () => {
  expect(hub.read(request('/transaction/steal', bet))).toBeNull();
  expect(hub.read(request('/transaction/bet', '[1]'))).toBeNull();
  expect(hub.read(request('/transaction/bet', '{'))).toBeNull();
});

const answer: VendorAnswer = {
  code: 'ok',
  balance: 123_456_789_012n,
  transactionId: 'ours',
  playerId: 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f',
  session: null,
};

test('the answer repeats the request, with a balance beyond what a float can hold', () => {
  const call = hub.read(request('/transaction/bet', bet));
  expect(hub.answer(call, answer).body).toBe(
    '{"status":"RS_OK","user":"e39c22c7978d4e1c8a1d9a0b1c2d3e4f",' +
      '"request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","currency":"KRW",' +
      '"balance":12345678901200000}',
  );
  expect(JSON.parse(hub.answer(call, { ...answer, code: 'insufficient' }).body)).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });
});

test.each([
  ['ok', 'RS_OK'],
  ['insufficient', 'RS_ERROR_NOT_ENOUGH_MONEY'],
  ['unknown_member', 'RS_ERROR_UNKNOWN'],
  ['not_allowed', 'RS_ERROR_USER_DISABLED'],
  ['unknown_session', 'RS_ERROR_INVALID_TOKEN'],
  ['session_expired', 'RS_ERROR_TOKEN_EXPIRED'],
  ['bad_signature', 'RS_ERROR_INVALID_SIGNATURE'],
  ['limit', 'RS_ERROR_LIMIT_REACHED'],
  ['game_blocked', 'RS_ERROR_INVALID_GAME'],
  ['conflict', 'RS_ERROR_DUPLICATE_TRANSACTION'],
  ['unknown_bet', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
  ['settled', 'RS_ERROR_DUPLICATE_TRANSACTION'],
  ['temporary', 'RS_ERROR_UNKNOWN'],
] as const)('%s is answered %s', (code, status) => {
  const call = hub.read(request('/transaction/bet', bet));
  expect(JSON.parse(hub.answer(call, { ...answer, code }).body)).toMatchObject({ status });
});
