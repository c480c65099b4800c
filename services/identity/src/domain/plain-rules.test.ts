import { describe, expect, it } from 'vitest';

import { bankName, banks, isBank } from './members/banks.ts';
import { mayRecommend } from './members/partner-tiers.ts';
import { permissions } from './operators/built-in-roles.ts';
import { permissionsOf } from './operators/roles.ts';
import { stateAt } from './sessions/session.ts';
import { isUnderMaintenance } from './site/maintenance.ts';

const at = (time: string) => new Date(`2026-01-15T${time}Z`);

describe('maintenance', () => {
  const window = { startsAt: at('03:00:00'), endsAt: at('04:00:00') };
  it.each([
    ['before', window, '02:59:59', false],
    ['at the start', window, '03:00:00', true],
    ['just before the end', window, '03:59:59', true],
    ['at the end', window, '04:00:00', false],
    ['without an end', { ...window, endsAt: null }, '23:00:00', true],
    ['when none is planned', null, '03:30:00', false],
  ])('%s', (_name, planned, time, on) => {
    expect(isUnderMaintenance(planned, at(time))).toBe(on);
  });
});

describe('a recommender', () => {
  const partner = { siteId: 'noriter', status: 'active', isPartner: true };
  it.each([
    ['an active partner', partner, true],
    ['a suspended partner', { ...partner, status: 'suspended' }, false],
    ['a pending partner', { ...partner, status: 'pending' }, false],
    ['a normal member', { ...partner, isPartner: false }, false],
    ["another site's partner", { ...partner, siteId: 'other' }, false],
  ])('%s', (_name, candidate, may) => {
    expect(mayRecommend(candidate, 'noriter')).toBe(may);
  });
});

describe('a session', () => {
  it.each([
    ['live', '05:00:00', 'live'],
    ['live', '03:00:00', 'ended'],
    ['replaced', '05:00:00', 'replaced'],
    ['replaced', '03:00:00', 'replaced'],
    ['ended', '05:00:00', 'ended'],
  ])('that is %s and good until %s is %s at four', (state, until, expected) => {
    expect(stateAt({ state, expiresAt: at(until) }, at('04:00:00'))).toBe(expected);
  });
});

describe('roles and banks', () => {
  it('give the administrator everything and the cashier the cash', () => {
    expect(permissionsOf('super')).toEqual(permissions);
    expect([...permissionsOf('cashier')].sort()).toEqual([
      'cash.decide',
      'cash.read',
      'members.note',
      'members.payout-account',
      'members.read',
    ]);
    expect(permissionsOf('cashier')).not.toContain('operators.manage');
  });

  it('know each bank once, by its three digits', () => {
    expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
    for (const { bankCode } of banks) expect(bankCode).toMatch(/^\d{3}$/);
    expect(isBank('004')).toBe(true);
    expect(isBank('999')).toBe(false);
    expect(bankName('088')).toBe('신한은행');
  });
});
