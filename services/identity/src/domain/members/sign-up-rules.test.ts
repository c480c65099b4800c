import { firstBrokenRule, keepsRule } from '@noriter/rules/form-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errors } from '../../errors.ts';
import { defaultSiteOptions, signUpPolicyOf } from '../site/site-options.ts';
import { signUpMessages } from './sign-up-messages.ts';
import { type SignUpForm, signUpRules } from './sign-up-rules.ts';

const policy = signUpPolicyOf(defaultSiteOptions);
const rules = signUpRules(policy);

const good: SignUpForm = {
  memId: 'lucky77',
  memPass: 'secret12',
  memPassCheck: 'secret12',
  cashOutPass: '1234',
  memNick: '행운이',
  memPhone: '010-1234-5678',
  recommenderId: 'ptn5',
  bank: '004',
  memName: '홍길동',
  bankacc: '12345678901234',
  birthDate: '',
};

function brokenBy(changes: Partial<SignUpForm>): string | null {
  const broken = firstBrokenRule(rules, { ...good, ...changes });
  return broken === null ? null : `${broken.code} ${broken.messageKey}`;
}

describe('the sign-up rules', () => {
  it('let a form through that keeps them all', () => {
    expect(brokenBy({})).toBeNull();
  });

  it.each<[string, Partial<SignUpForm>, string | null]>([
    ['an empty id', { memId: '' }, 'U101 front.member.emptyMemId'],
    ['a blank id', { memId: '   ' }, 'U101 front.member.emptyMemId'],
    ['an id of 4', { memId: 'abc1' }, 'U101 api.U101'],
    ['an id of 5', { memId: 'abcd1' }, null],
    ['an id of 20', { memId: 'a'.repeat(20) }, null],
    ['an id of 21', { memId: 'a'.repeat(21) }, 'U101 api.U101'],
    ['an id with plus', { memId: 'abc+123' }, null],
    ['an id with a blank', { memId: 'abc 123' }, 'U101 api.U101'],
    ['a Korean id', { memId: '행운행운행운' }, 'U101 api.U101'],
    ['an id with a line break', { memId: 'abcd12\n' }, 'U101 api.U101'],
    ['no confirmation', { memPassCheck: '' }, 'U105 front.member.compareMemPass'],
    ['no password', { memPass: '' }, 'U102 front.member.emptyMemPass'],
    ['a password of 5', { memPass: 'abc12' }, 'U102 api.U102'],
    ['a password of 21', { memPass: 'a1'.repeat(11) }, 'U102 api.U102'],
    ['a forbidden sign', { memPass: 'abc123^' }, 'U102 api.U102'],
    ['no withdrawal password', { cashOutPass: '' }, 'U103 front.member.emptyCashOutPass'],
    ['three digits', { cashOutPass: '123' }, 'U103 api.U103'],
    ['five digits', { cashOutPass: '12345' }, 'U103 api.U103'],
    ['letters in it', { cashOutPass: '12a4' }, 'U103 api.U103'],
    ['full-width digits in it', { cashOutPass: '１２３４' }, 'U103 api.U103'],
    ['no nickname', { memNick: '' }, 'U104 front.member.emptyMemName'],
    ['a nickname of 2', { memNick: '행운' }, 'U104 api.U104'],
    ['a nickname of 20', { memNick: '행'.repeat(20) }, null],
    ['a nickname of 21', { memNick: '행'.repeat(21) }, 'U104 api.U104'],
    ['a nickname of fillers', { memNick: '\u3164'.repeat(3) }, 'U104 front.member.noValidMemNick'],
    ['one of zero width', { memNick: '\u200b'.repeat(3) }, 'U104 front.member.noValidMemNick'],
    ['one turned around', { memNick: 'abc\u202edef' }, 'U104 front.member.noValidMemNick'],
    ['a nickname in parts', { memNick: '행'.repeat(20).normalize('NFD') }, null],
    ['no phone', { memPhone: '' }, 'U106 front.member.emptyMemTel'],
    ['a phone without hyphens', { memPhone: '01012345678' }, null],
    ['an old phone', { memPhone: '011-123-4567' }, null],
    ['a phone of 012', { memPhone: '012-1234-5678' }, 'U106 front.member.noValidMemTel'],
    ['a land line', { memPhone: '02-123-4567' }, 'U106 front.member.noValidMemTel'],
    ['no recommender', { recommenderId: '' }, 'U116 front.member.emptyRecommenderId'],
    ['no bank', { bank: '' }, 'U117 front.member.emptyBankName'],
    ['no holder', { memName: '' }, 'U118 front.member.emptyBankAccountName'],
    ['digits in the holder', { memName: '홍길동1' }, 'U118 api.U118'],
    ['a holder of a filler', { memName: '\u3164' }, 'U118 api.U118'],
    ['a holder with a filler', { memName: '홍\u115f길동' }, 'U118 api.U118'],
    ['a Vietnamese holder', { memName: 'Nguyễn Văn A' }, null],
    ['no account', { bankacc: '' }, 'U119 front.member.emptyBankNumber'],
    ['hyphens in the account', { bankacc: '123-456' }, 'U119 front.member.noValidBankNumber'],
    ['passwords that differ', { memPassCheck: 'secret13' }, 'U105 front.member.compareMemPass'],
  ])('judge %s', (_name, changes, expected) => {
    expect(brokenBy(changes)).toBe(expected);
  });

  it.each(['!', '@', '#', '$', '%', '*'])('let %s into a password', (sign) => {
    expect(brokenBy({ memPass: `abc123${sign}`, memPassCheck: `abc123${sign}` })).toBeNull();
  });

  it('are checked in the order of the specification', () => {
    const fields = [...new Set(rules.map(({ field }) => field))];
    const empty = Object.fromEntries(fields.map((field) => [field, '']));
    expect(fields).toEqual([
      'memId',
      'memPassCheck',
      'memPass',
      'cashOutPass',
      'memNick',
      'memPhone',
      'recommenderId',
      'bank',
      'memName',
      'bankacc',
    ]);
    for (const [place, field] of fields.entries()) {
      const earlier = Object.fromEntries(fields.slice(0, place).map((name) => [name, good[name]]));
      const form = { ...good, ...empty, ...earlier };
      expect(firstBrokenRule(rules, form)?.field).toBe(field);
    }
    expect(rules.at(-1)?.kind).toBe('same');
  });

  it("follow the site's own limits, and name them", () => {
    const own = signUpRules({ ...policy, idMin: 4, idMax: 13, passSpecials: '' });
    expect(firstBrokenRule(own, { ...good, memId: 'abc1' })).toBeNull();
    const tooLong = firstBrokenRule(own, { ...good, memId: 'a'.repeat(14) });
    expect(tooLong?.messages.ko).toContain('4~13자');
    expect(firstBrokenRule(own, { ...good, memPass: 'abc123!' })?.code).toBe('U102');
  });

  it('ask for no recommender where the site names its own', () => {
    const own = signUpRules({ ...policy, recommenderShown: false });
    expect(firstBrokenRule(own, { ...good, recommenderId: '' })).toBeNull();
  });

  it('survive every allowed set of special signs as a pattern', () => {
    const all = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
    const signs = fc.string({ unit: fc.constantFrom(...all) });
    fc.assert(
      fc.property(signs, (passSpecials) => {
        const [rule] = signUpRules({ ...policy, passSpecials }).filter(
          ({ id }) => id === 'memPass.pattern',
        );
        if (rule === undefined) throw new Error('The rules lost the password pattern.');
        for (const sign of all) {
          const kept = keepsRule(rule, { ...good, memPass: `abc123${sign}` });
          expect(kept).toBe(passSpecials.includes(sign));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('name only codes and texts that exist, and leave no placeholder', () => {
    for (const rule of rules) {
      expect(Object.keys(errors)).toContain(rule.code);
      expect(Object.keys(signUpMessages)).toContain(rule.messageKey);
      for (const text of Object.values(rule.messages)) expect(text).not.toMatch(/[{}]/);
    }
  });

  it('are plain data: they survive the way to the web', () => {
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });
});
