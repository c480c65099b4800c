import { describe, expect, it } from 'vitest';
import { sportResultSearch, sportSearch, withFilter } from './sport-search.ts';

describe('the address of a list of matches', () => {
  it('says its sport, league, words and page', () => {
    const search = { sport: 'soccer', league: 'sr:tournament:1', words: '서울', page: 2 };
    expect(sportSearch(search)).toEqual(search);
    expect(sportSearch({ ...search, page: '2', words: 49 })).toEqual({ ...search, words: '49' });
  });

  it('leaves out what makes no sense', () => {
    expect(sportSearch({ sport: 'chess', league: ' ', words: {}, page: 0 })).toEqual({});
    expect(sportSearch({ words: 'x'.repeat(80) }).words?.length).toBe(50);
  });

  it('begins at its first page again when its filter changes', () => {
    const search = sportSearch({ sport: 'soccer', league: 'k1', words: '서울', page: 3 });
    expect(withFilter(search, { words: null })).toEqual({ sport: 'soccer', league: 'k1' });
    expect(withFilter(search, { sport: 'tennis', league: null })).toEqual({
      sport: 'tennis',
      words: '서울',
    });
  });
});

describe('the address of the results', () => {
  it('says its days too', () => {
    const search = { range: 'last7', sport: 'soccer', words: '서울', page: 2 };
    expect(sportResultSearch(search)).toEqual(search);
    expect(sportResultSearch({ from: 'x', until: 'y', sport: '' })).toEqual({});
  });
});
