import { expect, test } from 'vitest';
import type { VendorAnswer } from '../../vocabulary/vendor-call.ts';
import { oneWallet } from './adapter.ts';

const now = new Date();
const debit = `{
  "sid": "sid-parameter-from-UserAuthentication-call",
  "userId": "euID-parameter-from-UserAuthentication-call",
  "currency": "KRW",
  "game": { "id": "t44p0lp0pmvsl7qk", "type": "baccarat",
    "details": { "table": { "id": "aaabbbcccdddeee111", "vid": null } } },
  "transaction": { "id": "D3006201", "refId": "1459zzz", "amount": 10.00 },
  "uuid": "ce186440-ed92-11e3-ac10-0800200c9a66"
}`;

function request(path: string, body: string, authToken?: string) {
  const query = new URLSearchParams(authToken === undefined ? {} : { authToken });
  return { path, query, headers: {}, body: Buffer.from(body) };
}

test('the token in the address is one of our two', () => {
  const keys = ['s3cr3tV4lu3', 'n3xt'];
  expect(oneWallet.verify(request('/debit', debit, 's3cr3tV4lu3'), keys, now)).toBe('ok');
  expect(oneWallet.verify(request('/debit', debit, 'n3xt'), keys, now)).toBe('ok');
  expect(oneWallet.verify(request('/debit', debit, 's3cr3t'), keys, now)).toBe('bad_signature');
  expect(oneWallet.verify(request('/debit', debit), keys, now)).toBe('bad_signature');
});

test.each([
  ['/debit', { verb: 'bet', wager: '1459zzz', rollsBack: null }],
  ['/credit', { verb: 'win', wager: '1459zzz', closes: null }],
  ['/cancel', { verb: 'rollback', rollsBack: '1459zzz' }],
])('%s is read: the refId ties a wager together', (path, expected) => {
  expect(oneWallet.read(request(path, debit))).toMatchObject({
    ...expected,
    transactionId: 'D3006201',
    roundId: 't44p0lp0pmvsl7qk',
    gameCode: 'aaabbbcccdddeee111',
    amount: 10n,
    currency: 'KRW',
  });
});

test('a promotion is read', () => {
  const promotion = debit.replace('"transaction"', '"promoTransaction"');
  expect(oneWallet.read(request('/promo_payout', promotion))).toMatchObject({
    verb: 'promotion_win',
    transactionId: 'D3006201',
    amount: 10n,
    roundId: null,
  });
});

test.each(['10.50', '1e1', '"10.00"', '10.00001', 'null'])(
  'an amount of %s is refused: its digits are read, not a float',
  (amount) => {
    expect(oneWallet.read(request('/debit', debit.replace('10.00', amount)))).toBeNull();
  },
);

const answer: VendorAnswer = {
  code: 'ok',
  balance: 999_990n,
  transactionId: null,
  playerId: null,
  session: null,
};

test('the answer repeats the uuid', () => {
  const call = oneWallet.read(request('/debit', debit));
  expect(oneWallet.answer(call, answer).body).toBe(
    '{"status":"OK","balance":999990.00,"bonus":0.00,' +
      '"uuid":"ce186440-ed92-11e3-ac10-0800200c9a66"}',
  );
  const check = oneWallet.read(request('/check', debit));
  expect(JSON.parse(oneWallet.answer(check, { ...answer, balance: null }).body)).toEqual({
    status: 'OK',
    sid: 'sid-parameter-from-UserAuthentication-call',
    uuid: 'ce186440-ed92-11e3-ac10-0800200c9a66',
  });
});

test.each([
  ['ok', 'OK'],
  ['insufficient', 'INSUFFICIENT_FUNDS'],
  ['unknown_member', 'INVALID_PARAMETER'],
  ['not_allowed', 'ACCOUNT_LOCKED'],
  ['unknown_session', 'INVALID_SID'],
  ['session_expired', 'INVALID_SID'],
  ['bad_signature', 'INVALID_TOKEN_ID'],
  ['limit', 'CASINO_LIMIT_EXCEEDED_STAKE'],
  ['game_blocked', 'FINAL_ERROR_ACTION_FAILED'],
  ['conflict', 'BET_ALREADY_EXIST'],
  ['unknown_bet', 'BET_DOES_NOT_EXIST'],
  ['settled', 'BET_ALREADY_SETTLED'],
  ['temporary', 'TEMPORARY_ERROR'],
] as const)('%s is answered %s', (code, status) => {
  const call = oneWallet.read(request('/debit', debit));
  expect(JSON.parse(oneWallet.answer(call, { ...answer, code }).body)).toMatchObject({ status });
});
