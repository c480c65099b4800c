import { describe, expect, it } from 'vitest';
import { readDelta } from './price-delta.ts';

const message = (cmd: string, data: unknown) => ({
  cmd,
  data1: typeof data === 'string' ? data : JSON.stringify(data),
  data2: '',
  headers: {},
});

describe('a delta of odds', () => {
  it('names the markets that changed, with their prices', () => {
    const markets = [
      { key: 'two-way', state: 'active', prices: { home: { odds: '1.950', isActive: true } } },
      { key: 'total', state: 'suspended', prices: {} },
    ];
    expect(readDelta(message('ODDS', { version: 7, markets }))).toEqual({
      kind: 'odds',
      version: 7,
      markets,
    });
  });

  it('closes what is in a state nobody knows, and leaves out what makes no sense', () => {
    const markets = [
      { key: 'a', state: 'handed-over', prices: { home: { odds: 2 }, away: { odds: '2.00' } } },
      null,
      { state: 'active' },
    ];
    expect(readDelta(message('ODDS', { version: '8', markets }))).toEqual({
      kind: 'odds',
      version: 8,
      markets: [{ key: 'a', state: 'closed', prices: { away: { odds: '2.00', isActive: false } } }],
    });
  });
});

describe('a delta of the score', () => {
  const scoreboard = {
    part: 'half-1',
    parts: { 'half-1': { home: 1, away: 0 } },
    total: { home: 1, away: 0 },
    elapsedSeconds: 1_260,
    at: '2026-11-21T10:00:00.000Z',
  };

  it('says where the match stands', () => {
    const received = { version: 9, state: 'running', scoreboard };
    expect(readDelta(message('SCORE', received))).toEqual({ kind: 'score', ...received });
  });

  it('says when a match begins that was put off', () => {
    const startsAt = '2026-11-22T10:00:00.000Z';
    const received = { version: 9, state: 'planned', startsAt, scoreboard: null };
    expect(readDelta(message('SCORE', received))).toEqual({ kind: 'score', ...received });
    const none = { version: 9, state: 'planned', scoreboard: null };
    for (const nonsense of [null, 7, 'soon']) {
      const delta = readDelta(message('SCORE', { ...none, startsAt: nonsense }));
      expect(delta).toEqual({ kind: 'score', ...none });
    }
  });

  it('may come without a board', () => {
    const received = { version: 9, state: 'planned', scoreboard: null };
    expect(readDelta(message('SCORE', received))).toEqual({ kind: 'score', ...received });
  });
});

describe('what was missed', () => {
  const received = { since: 5, version: 9, state: 'running', scoreboard: null };
  const markets = [{ key: 'two-way', state: 'active', prices: {} }];

  it('says when a match begins by now', () => {
    const startsAt = '2026-11-22T10:00:00.000Z';
    expect(readDelta(message('FIXTURE', { ...received, startsAt, markets }))).toMatchObject({
      startsAt,
    });
  });

  it('comes with the version that it follows', () => {
    expect(readDelta(message('FIXTURE', { ...received, markets }))).toEqual({
      kind: 'missed',
      ...received,
      markets,
    });
  });

  it('is a number and no more where it does not say all', () => {
    const number = { kind: 'missed', ...received, since: null };
    expect(readDelta(message('FIXTURE', received))).toEqual({ ...number, markets: [] });
    const answer = readDelta(message('FIXTURE', { ...received, since: null, markets }));
    expect(answer).toEqual({ ...number, markets });
  });
});

it.each([
  ['FEED', { version: 1, markets: [] }],
  ['ODDS', 'no json'],
  ['ODDS', { markets: [] }],
  ['ODDS', { version: 1.5, markets: [] }],
  ['ODDS', { version: 1 }],
  ['SCORE', { version: 1, state: 'asleep', scoreboard: null }],
  ['FIXTURE', { version: 1, state: 'asleep', scoreboard: null }],
])('%s with %j is none', (cmd, data) => {
  expect(readDelta(message(cmd, data))).toBeNull();
});
