import { describe, expect, it } from 'vitest';
import {
  adjustmentsSearch,
  auditSearch,
  depositsSearch,
  ledgerSearch,
  loginSearch,
  memberCashSearch,
  membersSearch,
  pageSearch,
  withdrawalsSearch,
} from './admin-search.ts';

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
    expect(depositsSearch({ status: -2 }).status).toBe(-2);
    expect(depositsSearch({ status: 7 }).status).toBeUndefined();
    expect(withdrawalsSearch({ status: -1 }).status).toBe(-1);
    expect(withdrawalsSearch({ status: -2 }).status).toBeUndefined();
  });

  it('carries the words searched for, digits too, but never endless ones', () => {
    expect(membersSearch({ search: 1234 }).search).toBe('1234');
    expect(membersSearch({ search: 'a'.repeat(80) }).search).toHaveLength(50);
    expect(membersSearch({ search: ['x'] }).search).toBeUndefined();
  });

  it('names how long a page is, unless it is the usual length', () => {
    expect(membersSearch({ rows: 50 }).rows).toBe(50);
    expect(membersSearch({ rows: '100' }).rows).toBe(100);
    expect(membersSearch({ rows: 20 })).not.toHaveProperty('rows');
    expect(membersSearch({ rows: 7 })).not.toHaveProperty('rows');
  });

  it('narrows and sorts a list by what exists, and by nothing else', () => {
    expect(depositsSearch({ min: 10_000, max: '50000', order: 'largest' })).toMatchObject({
      min: '10000',
      max: '50000',
      order: 'largest',
    });
    const odd = depositsSearch({ min: '-1', max: 'much', order: 'queue', startDate: 'yesterday' });
    expect(odd).toEqual({ status: undefined, search: undefined });
    expect(membersSearch({ level: 3, recommender: 'ptn5', partner: false })).toMatchObject({
      level: 3,
      recommender: 'ptn5',
      partner: false,
    });
    expect(membersSearch({ level: 0, partner: 'perhaps' })).not.toHaveProperty('level');
    expect(ledgerSearch({ account: 'held', direction: 'sideways' })).toEqual({ account: 'held' });
    expect(memberCashSearch({ kind: 'in' })).toEqual({});
    expect(adjustmentsSearch({ status: 'waiting' }).status).toBe('waiting');
  });

  it('names the days, the source and the filters of an audit', () => {
    expect(auditSearch({ source: 'board', startDate: '2026-11-22', text: 12 })).toEqual({
      source: 'board',
      startDate: '2026-11-22',
      text: '12',
    });
    const subject = 'deposit-account:0196f3a4-0000-7000-8000-000000000001';
    expect(auditSearch({ subject, action: 'role.set' })).toEqual({ subject, action: 'role.set' });
    expect(auditSearch({ source: 'moon', startDate: 'yesterday', text: '' })).toEqual({});
  });

  it('leads on only inside the back office', () => {
    expect(loginSearch({ from: '/admin/members?page=2' })).toEqual({
      from: '/admin/members?page=2',
    });
    expect(loginSearch({ from: '//evil.example/admin' })).toEqual({});
    expect(loginSearch({ from: '/administrator' })).toEqual({});
  });
});
