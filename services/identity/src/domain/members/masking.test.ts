import { expect, it } from 'vitest';

import { maskAccount, maskHolder, maskPayoutAccount, maskPhone } from './masking.ts';

it.each([
  ['01012345678', '010-****-5678'],
  ['0111234567', '011-****-4567'],
  ['123', '***'],
])('masks the phone %s as %s', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked);
});

it.each([
  ['12345678901234', '****1234'],
  ['1234', '****'],
])('masks the account %s as %s', (digits, masked) => {
  expect(maskAccount(digits)).toBe(masked);
});

it.each([
  ['홍길동', '홍*동'],
  ['남궁', '남*'],
  ['황', '*'],
  ['독고영재', '독**재'],
])('masks the holder %s as %s', (name, masked) => {
  expect(maskHolder(name)).toBe(masked);
});

it('masks a payout account as queues show it', () => {
  expect(maskPayoutAccount('국민은행', '12345671234', '홍길동')).toBe('국민은행 ****1234 홍*동');
});
