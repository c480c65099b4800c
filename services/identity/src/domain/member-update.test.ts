import { expect, it } from 'vitest';

import {
  changesAccount,
  changesSomething,
  firstProblem,
  type MemberChanges,
} from './member-update.ts';
import { defaultSiteOptions, signUpPolicyOf } from './site-options.ts';

const policy = signUpPolicyOf(defaultSiteOptions);

it.each<[string, MemberChanges, string | null]>([
  ['nothing', {}, null],
  ['a mixed password', { memPass: 'newpass1', memPassCheck: 'newpass1' }, null],
  ['letters only', { memPass: 'newpasss', memPassCheck: 'newpasss' }, 'U122'],
  ['digits only', { memPass: '12345678', memPassCheck: '12345678' }, 'U122'],
  ['five characters', { memPass: 'abc12', memPassCheck: 'abc12' }, 'U122'],
  ['a forbidden sign', { memPass: 'abc123^', memPassCheck: 'abc123^' }, 'U122'],
  ['no confirmation', { memPass: 'newpass1' }, 'U105'],
  ['a wrong confirmation', { memPass: 'newpass1', memPassCheck: 'newpass2' }, 'U105'],
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
  expect(changesAccount({ memName: '홍길동' })).toBe(true);
  expect(changesAccount({ memPhone: '01012345678' })).toBe(false);
  expect(changesSomething({ memPassCheck: 'x' })).toBe(false);
  expect(changesSomething({ cashOutPass: '1111' })).toBe(true);
});
