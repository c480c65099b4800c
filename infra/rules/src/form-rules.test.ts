import { describe, expect, it } from 'vitest';
import { type FieldRule, firstBrokenRule } from './form-rules.ts';
import { isMixedPassword, isPin } from './member-fields.ts';

const rules: readonly FieldRule<'name' | 'pass' | 'again'>[] = [
  { field: 'name', kind: 'required' },
  { field: 'name', kind: 'length', min: '2', max: '3' },
  { field: 'pass', kind: 'pattern', pattern: '^\\p{L}+$' },
  { field: 'again', kind: 'same', sameAs: 'pass' },
];

describe('the rules of a form', () => {
  it.each([
    ['required', { name: ' ', pass: 'x', again: 'x' }],
    ['length', { name: 'name', pass: 'x', again: 'x' }],
    ['pattern', { name: 'nam', pass: '1', again: '1' }],
    ['same', { name: 'na', pass: 'x', again: 'y' }],
    // Two characters, though a text of four code units.
    [undefined, { name: '𠮷𠮷', pass: '비밀', again: '비밀' }],
    // Some keyboards write syllables in their parts.
    [undefined, { name: '행운'.normalize('NFD'), pass: '비밀', again: '비밀' }],
  ])('name the first that is broken: %s', (kind, values) => {
    expect(firstBrokenRule(rules, values)?.kind).toBe(kind);
  });
});

describe('a member', () => {
  it.each([
    ['abc123', true],
    ['ab123', false],
    ['abcdef', false],
    ['123456', false],
    ['Ab 1!?', true],
  ])('who changes a password to %s is let: %s', (password, isLet) => {
    expect(isMixedPassword(password)).toBe(isLet);
  });

  it.each(['', '123', '12345', '12a4', '１２３４'])('has a PIN of four digits, not %j', (text) => {
    expect(isPin(text)).toBe(false);
    expect(isPin('0123')).toBe(true);
  });
});
