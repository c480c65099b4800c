import { describe, expect, it } from 'vitest';
import { changedFields, recordText } from './audit-change.ts';

describe('an audited change', () => {
  it('names only what became another', () => {
    const before = { captcha: true, idMin: 5, languages: ['ko', 'en'] };
    const after = { captcha: false, idMin: 5, languages: ['ko'] };
    expect(changedFields(before, after)).toEqual([
      { field: 'captcha', before: 'true', after: 'false' },
      { field: 'languages', before: '["ko","en"]', after: '["ko"]' },
    ]);
  });

  it('has one side only where the other does not exist', () => {
    expect(changedFields(null, { level: 2 })).toEqual([{ field: 'level', after: '2' }]);
    expect(changedFields({ reason: 'x' }, null)).toEqual([{ field: 'reason', before: '"x"' }]);
  });

  it('goes into what is nested, and names it by its path', () => {
    const before = { levels: [{ level: 1, deposit: { minimum: '10000' } }], at: {} };
    const after = { levels: [{ level: 1, deposit: { minimum: '12000' } }], at: {} };
    expect(changedFields(before, after)).toEqual([
      { field: 'levels.0.deposit.minimum', before: '"10000"', after: '"12000"' },
    ]);
  });

  it('is empty when nothing changed', () => {
    expect(changedFields({ a: 1 }, { a: 1 })).toEqual([]);
    expect(changedFields(null, undefined)).toEqual([]);
  });
});

describe('a value of the record', () => {
  it.each([
    ['"30000"', '30000'],
    ['30000', '30000'],
    ['"첫 입금 확인"', '첫 입금 확인'],
    ['"late result"', 'late result'],
    ['"approved"', '"approved"'],
    ['"2026-11-22T00:00:00.000Z"', '"2026-11-22T00:00:00.000Z"'],
    ['["ko","en"]', '"ko", "en"'],
    ['["10000","20000"]', '10000, 20000'],
    ['[]', ''],
    ['null', 'null'],
  ])('%s reads %s', (json, text) => {
    expect(recordText(json)).toBe(text);
  });
});
