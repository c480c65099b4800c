import { sessionIdleMs } from '@noriter/rules/session-idle';
import { describe, expect, it } from 'vitest';
import { endReasons } from './end-reasons.ts';
import { beginGame, gameUseMs, isGameInUse } from './game-in-use.ts';
import { createLastUse } from './last-use.ts';
import { isUnused, isUse, isUseRenewalDue } from './unused.ts';

const minute = 60_000;
const at = { x: 10, y: 10 };

describe('use', () => {
  it.each([
    ['pointerdown', true],
    ['touchstart', true],
    ['wheel', true],
    ['keydown', true],
    ['input', true],
    ['click', true],
    ['pointermove', false],
  ])('is %s of somebody whose pointer lies still: %s', (type, used) => {
    expect(isUse({ type, isTrusted: true }, { at, before: at })).toBe(used);
  });

  it('is a pointer that is somewhere else than before, and not the first word of where it is', () => {
    const move = { type: 'pointermove', isTrusted: true };
    expect(isUse(move, { at, before: { x: 10, y: 11 } })).toBe(true);
    expect(isUse(move, { at, before: null })).toBe(false);
  });

  it('is nothing that a script sends', () => {
    expect(isUse({ type: 'keydown', isTrusted: false }, { at, before: at })).toBe(false);
  });
});

describe.each(Object.entries(sessionIdleMs))('a session of a %s', (_kind, idleMs) => {
  const usedAt = 1_000 * minute;

  it('is unused when its idle time has passed since the last use, and not before', () => {
    expect(isUnused({ usedAt, now: usedAt + idleMs - 1, idleMs })).toBe(false);
    expect(isUnused({ usedAt, now: usedAt + idleMs, idleMs })).toBe(true);
  });

  it('is renewed after a sixth of it, if it was used since', () => {
    const gotAt = usedAt - 1;
    expect(isUseRenewalDue({ usedAt, gotAt, now: gotAt + idleMs / 6 - 1, idleMs })).toBe(false);
    expect(isUseRenewalDue({ usedAt, gotAt, now: gotAt + idleMs / 6, idleMs })).toBe(true);
    expect(isUseRenewalDue({ usedAt, gotAt: usedAt, now: usedAt + idleMs, idleMs })).toBe(false);
  });
});

describe('the last use', () => {
  it('is that of this session, and its log-in before anything else', () => {
    const lastUse = createLastUse('unit');
    lastUse.mark('A', 5);
    expect(lastUse.at('A', 90)).toBe(5);
    expect(lastUse.at('B', 90)).toBe(90);
    expect(lastUse.at('B', 99)).toBe(90);
  });

  it('attack: a clock that is set back makes a session used until then', () => {
    const lastUse = createLastUse('unit.back');
    lastUse.mark('A', 1_000);
    expect(lastUse.at('A', 10)).toBe(10);
    expect(lastUse.at('A', 20)).toBe(10);
  });
});

describe('why one tab ended a session', () => {
  it.each([
    ['unused', 'unused'],
    ['lapsed', 'expired'],
    ['expired', 'expired'],
    ['logout', null],
  ])('that is %s is %s to the others', (reason, word) => {
    const reasons = endReasons(`unit.${reason}`);
    const session = { token: 'a', sessionId: 'A', expiresAt: '2999-01-01T00:00:00Z' };
    reasons.put(session, reason);
    expect(reasons.of(session)).toBe(word);
    expect(reasons.of({ ...session, sessionId: 'B' })).toBeNull();
  });
});

describe('a game', () => {
  it('is use while it is open, and for twelve hours at most', () => {
    const end = beginGame('one', 0);
    expect(isGameInUse(gameUseMs - 1)).toBe(true);
    expect(isGameInUse(gameUseMs)).toBe(false);
    end();
    expect(isGameInUse(1)).toBe(false);
  });

  it('attack: a page that is loaded again begins the twelve hours anew', () => {
    beginGame('one', 0)();
    const end = beginGame('one', gameUseMs - 1);
    expect(isGameInUse(gameUseMs)).toBe(false);
    end();
    const endNext = beginGame('two', gameUseMs);
    expect(isGameInUse(gameUseMs)).toBe(true);
    endNext();
  });
});
