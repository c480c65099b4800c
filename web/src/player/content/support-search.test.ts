import { describe, expect, it } from 'vitest';
import { faqSearch, noticeSearch } from './support-search.ts';

describe('the address of the notices', () => {
  it.each([
    [{}, {}],
    [{ page: 3 }, { page: 3 }],
    [
      { page: '2', search: '점검' },
      { page: 2, search: '점검' },
    ],
    [{ page: 1, search: '  ' }, {}],
    [{ page: 'x', search: ['a'] }, {}],
    [{ search: 1336 }, { search: '1336' }],
  ])('says %j as %j', (asked, read) => {
    expect(noticeSearch(asked)).toEqual(read);
  });

  it('holds no more words than may be asked for', () => {
    expect(noticeSearch({ search: '가'.repeat(99) }).search).toHaveLength(50);
  });
});

describe('the address of the questions', () => {
  it('names a known topic only', () => {
    expect(faqSearch({ category: 'cash', search: '출금' })).toEqual({
      category: 'cash',
      search: '출금',
    });
    expect(faqSearch({ category: 'rumours' })).toEqual({});
  });
});
