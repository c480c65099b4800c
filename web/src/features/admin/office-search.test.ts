import { describe, expect, it } from 'vitest';
import {
  auditSearch,
  cashSearch,
  loginSearch,
  membersSearch,
  pageSearch,
} from './office-search.ts';

describe("a back office page's address", () => {
  it.each([
    [{ page: 3 }, { page: 3 }],
    [{ page: '2' }, { page: 2 }],
    [{ page: 1 }, {}],
    [{ page: 0 }, {}],
    [{ page: 1.5 }, {}],
    [{}, {}],
  ])('%j asks for %j', (asked, page) => {
    expect(pageSearch(asked)).toEqual(page);
  });

  it('names a status that exists, or none', () => {
    expect(membersSearch({ status: 'pending' }).status).toBe('pending');
    expect(membersSearch({ status: 'happy' }).status).toBeUndefined();
    expect(cashSearch({ status: -1 }).status).toBe(-1);
    expect(cashSearch({ status: 7 }).status).toBeUndefined();
  });

  it('carries the words searched for, digits too, but never endless ones', () => {
    expect(membersSearch({ search: 1234 }).search).toBe('1234');
    expect(membersSearch({ search: 'a'.repeat(80) }).search).toHaveLength(50);
    expect(membersSearch({ search: ['x'] }).search).toBeUndefined();
  });

  it('names the day and the source of an audit', () => {
    expect(auditSearch({ source: 'wallet', day: '2026-11-22' })).toMatchObject({
      source: 'wallet',
      day: '2026-11-22',
    });
    expect(auditSearch({ source: 'moon', day: 'yesterday' })).toMatchObject({
      source: undefined,
      day: undefined,
    });
  });

  it('leads on only inside the back office', () => {
    expect(loginSearch({ from: '/admin/members?page=2' })).toEqual({
      from: '/admin/members?page=2',
    });
    expect(loginSearch({ from: '//evil.example/admin' })).toEqual({});
    expect(loginSearch({ from: '/administrator' })).toEqual({});
  });
});
