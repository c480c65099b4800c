import { describe, expect, it } from 'vitest';
import { mayReceive, restsUntil, type Standing } from './standing.ts';

const now = new Date('2026-01-15T03:00:00Z');
const player: Standing = {
  rank: 0,
  isPartner: false,
  isActive: true,
  excluded: false,
  timeOutUntil: null,
  approvedAt: null,
};

describe('who may be given something', () => {
  it.each([
    ['a player', {}, true],
    ['a partner', { isPartner: true }, false],
    ['who is suspended', { isActive: false }, false],
    ['who is excluded', { excluded: true }, false],
    ['who is in a time-out', { timeOutUntil: new Date(now.getTime() + 1) }, false],
    ['whose time-out ends now', { timeOutUntil: now }, true],
  ])('%s', (_who, changes, expected) => {
    expect(mayReceive({ ...player, ...changes }, now)).toBe(expected);
  });
});

describe('until when something waits', () => {
  const later = new Date(now.getTime() + 1);
  it.each([
    ['of a player', {}, null],
    ['of who is in a time-out', { timeOutUntil: later }, later],
    ['of whose time-out ends now', { timeOutUntil: now }, null],
    ['of who is excluded', { excluded: true }, null],
    ['of who is excluded in a time-out', { excluded: true, timeOutUntil: later }, null],
    ['of who is suspended in a time-out', { isActive: false, timeOutUntil: later }, null],
  ])('%s', (_who, changes, expected) => {
    expect(restsUntil({ ...player, ...changes }, now)).toBe(expected);
  });
});
