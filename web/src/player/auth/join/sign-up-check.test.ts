import { describe, expect, it } from 'vitest';
import {
  brokenOn,
  brokenRules,
  emptySignUp,
  knownRules,
  lengthsOf,
  type SignUpRule,
} from './sign-up-check.ts';

const messages = { ko: '', en: '', vi: '' };
const base = { code: 'U101', messageKey: 'key', messages };
const rules: SignUpRule[] = [
  { ...base, id: 'memId.required', field: 'memId', kind: 'required' },
  {
    ...base,
    id: 'memId.pattern',
    field: 'memId',
    kind: 'pattern',
    pattern: '^[a-z]{5,20}$',
    min: '5',
    max: '20',
  },
  { ...base, id: 'check.required', field: 'memPassCheck', kind: 'required' },
  { ...base, id: 'nick.length', field: 'memNick', kind: 'length', min: '3', max: '4' },
  { ...base, id: 'same', field: 'memPass', kind: 'same', sameAs: 'memPassCheck' },
];
const good = {
  ...emptySignUp,
  memId: 'player',
  memPass: 'a',
  memPassCheck: 'a',
  memNick: '놀이터',
};

describe('the sign-up rules', () => {
  it('are checked in the order they come in', () => {
    expect(brokenRules(rules, emptySignUp)[0]?.id).toBe('memId.required');
    expect(brokenRules(rules, { ...emptySignUp, memId: 'ab' })[0]?.id).toBe('memId.pattern');
    expect(brokenRules(rules, { ...emptySignUp, memId: 'player' })[0]?.id).toBe('check.required');
  });

  it('let a form pass that keeps them all', () => {
    expect(brokenRules(rules, good)).toEqual([]);
  });

  it('compare the password with its confirmation last', () => {
    expect(brokenRules(rules, { ...good, memPassCheck: 'b' })[0]?.id).toBe('same');
  });

  it('count characters, not bytes', () => {
    expect(brokenRules(rules, { ...good, memNick: '밤' })[0]?.id).toBe('nick.length');
    expect(brokenRules(rules, { ...good, memNick: '밤의놀이터' })[0]?.id).toBe('nick.length');
  });
});

describe('a field', () => {
  it('that is still empty is not called wrong', () => {
    expect(brokenOn(rules, emptySignUp, 'memId')).toBeNull();
  });

  it('is called wrong in its place', () => {
    expect(brokenOn(rules, { ...good, memId: 'ab' }, 'memId')?.id).toBe('memId.pattern');
    expect(brokenOn(rules, { ...good, memPassCheck: 'b' }, 'memPassCheck')?.id).toBe('same');
  });

  it('is explained by its lengths', () => {
    expect(lengthsOf(rules, 'memId')).toEqual({ min: '5', max: '20' });
    expect(lengthsOf(rules, 'bank')).toBeNull();
  });
});

describe('the rules the server sent', () => {
  it('are kept in their order, without those this form does not know', () => {
    const sent = [
      { ...base, id: 'a', field: 'memId', kind: 'required' },
      { ...base, id: 'b', field: 'memMail', kind: 'required' },
      { ...base, id: 'c', field: 'memId', kind: 'clever' },
      { ...base, id: 'd', field: 'memPass', kind: 'same', sameAs: 'memPassCheck' },
      { ...base, id: 'e', field: 'memPass', kind: 'same', sameAs: 'memMail' },
    ];
    expect(knownRules(sent).map((rule) => rule.id)).toEqual(['a', 'd']);
  });
});
