import { expect, it } from 'vitest';
import { defaultSiteOptions, signUpPolicyOf } from '../site/site-options.ts';
import {
  changesAccount,
  changesPayouts,
  changesSomething,
  firstProblem,
  type MemberChanges,
} from './member-update.ts';

const policy = signUpPolicyOf(defaultSiteOptions);

it.each<[string, MemberChanges, string | null]>([
  ['nothing', {}, null],
  ['a mixed password', { memPass: 'meadow12', memPassCheck: 'meadow12' }, null],
  ['letters only', { memPass: 'newpasss', memPassCheck: 'newpasss' }, 'U122'],
  ['digits only', { memPass: '12345678', memPassCheck: '12345678' }, 'U122'],
  ['five characters', { memPass: 'abc12', memPassCheck: 'abc12' }, 'U122'],
  ['a forbidden sign', { memPass: 'abc123^', memPassCheck: 'abc123^' }, 'U122'],
  ['a breached password', { memPass: 'qwer1234', memPassCheck: 'qwer1234' }, 'U120'],
  ['no confirmation', { memPass: 'meadow12' }, 'U105'],
  ['a wrong confirmation', { memPass: 'meadow12', memPassCheck: 'meadow13' }, 'U105'],
  ['a short withdrawal password', { cashOutPass: '12' }, 'U103'],
  ['an emptied phone', { memPhone: '' }, 'U106'],
  ['a good phone', { memPhone: '010-9999-8888' }, null],
  ['an emptied bank', { bank: '' }, 'U117'],
  ['a holder with digits', { memName: 'a1' }, 'U118'],
  ['an account with letters', { bankacc: '12a' }, 'U119'],
])('judges %s', (_name, changes, code) => {
  expect(firstProblem(changes, policy)?.code ?? null).toBe(code);
});

it('knows what touches the bank account', () => {
  expect(changesAccount({ bankacc: '110' })).toBe(true);
  expect(changesAccount({ memName: '홍길동' })).toBe(false);
  expect(changesPayouts({ cashOutPass: '1111' })).toBe(true);
  expect(changesPayouts({ memPass: 'fresh2026' })).toBe(false);
  expect(changesAccount({ memPhone: '01012345678' })).toBe(false);
  expect(changesSomething({ memPassCheck: 'x' })).toBe(false);
  expect(changesSomething({ cashOutPass: '1111' })).toBe(true);
});
