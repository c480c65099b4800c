import { expect, test } from 'vitest';
import { guardedAccountFields, type PaidInto } from './deposit-account.ts';

const on = {
  bankName: '국민은행',
  accountNumber: '110-222',
  accountHolder: '노리터',
  enabled: true,
};
const off = { ...on, enabled: false };

test.each<[string, PaidInto | null, PaidInto, string[]]>([
  ['nothing', on, on, []],
  ['what is put out of use', on, off, []],
  ['what stays out of use', off, off, []],
  ['what is enabled', off, on, ['enabled']],
  ['another bank', on, { ...on, bankName: '우리은행' }, ['bankName']],
  ['another number', on, { ...on, accountNumber: '110-223' }, ['accountNumber']],
  ['another holder', on, { ...on, accountHolder: '노리토' }, ['accountHolder']],
  ['another number of what is out of use', off, { ...off, accountNumber: '1' }, ['accountNumber']],
  ['another number and out of use', on, { ...off, accountNumber: '1' }, ['accountNumber']],
  ['a new one', null, on, ['bankName', 'accountNumber', 'accountHolder', 'enabled']],
  ['a new one out of use', null, off, ['bankName', 'accountNumber', 'accountHolder']],
])('of %s', (_, before, after, names) => {
  expect(guardedAccountFields(before, after)).toEqual(names);
});
