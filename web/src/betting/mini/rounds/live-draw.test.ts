import { describe, expect, it } from 'vitest';
import type { MiniRound, MiniRounds } from '../../../shared/api/contracts.ts';
import { readDraw, withDraw } from './live-draw.ts';
import { nextLook } from './next-poll.ts';

const message = (data1: string, data2: string, cmd = 'DRAW') => ({
  cmd,
  data1,
  data2,
  headers: {},
});

function round(number: number, drawsAt: string): MiniRound {
  const minute = (before: number) => new Date(Date.parse(drawsAt) - before).toISOString();
  return {
    gameId: 'powerball',
    gameDay: '2026-11-21',
    number,
    state: 'open',
    opensAt: minute(300_000),
    closesAt: minute(5_000),
    drawsAt,
    seedHash: '0'.repeat(64),
    announcedAt: minute(1_800_000),
    seed: null,
    beacon: null,
    balls: [],
    facts: {},
    reason: null,
  };
}

const last = { ...round(108, '2026-11-21T00:00:00.000Z'), state: 'drawn' } as const;
const coming = { ...round(109, '2026-11-21T00:05:00.000Z'), isVoid: false };
const known: MiniRounds = { serverTime: '2026-11-21T00:01:00.000Z', round: coming, last };

describe('a draw that comes live', () => {
  it('is read with its result, and without one when the round is excluded', () => {
    const facts = { sum: 92, powerball: 2 };
    const notified = readDraw(message('2026-11-21 109', JSON.stringify({ balls: [1, 2], facts })));
    expect(notified).toEqual({
      gameDay: '2026-11-21',
      number: 109,
      result: { balls: [1, 2], facts },
    });
    expect(readDraw(message('2026-11-21 109', ''))?.result).toBeNull();
  });

  it.each([
    ['2026-11-21', '{}', 'DRAW'],
    ['2026-11-21 109', '{', 'DRAW'],
    ['2026-11-21 109', '{"balls":1}', 'DRAW'],
    ['2026-11-21 109', '', 'CASH'],
  ])('that reads %s %s %s is none', (data1, data2, cmd) => {
    expect(readDraw(message(data1, data2, cmd))).toBeNull();
  });

  it('becomes the last result when it was waited for, and changes nothing otherwise', () => {
    const result = { balls: [1], facts: { sum: 1 } };
    const notified = { gameDay: '2026-11-21', number: 109, result };
    expect(withDraw(known, notified)?.last).toMatchObject({
      number: 109,
      state: 'drawn',
      ...result,
    });
    expect(withDraw(known, { ...notified, result: null })?.last?.state).toBe('excluded');
    expect(withDraw(known, { ...notified, number: 108 })).toBe(known);
    expect(withDraw(known, { ...notified, number: 110 })).toBe(known);
    const after = withDraw(known, notified);
    expect(withDraw(after, notified)).toBe(after);
    expect(withDraw(undefined, notified)).toBeUndefined();
  });
});

describe('the rounds are asked for again', () => {
  const at = (text: string) => Date.parse(`2026-11-21T00:${text}.000Z`);

  it.each([
    ['when the draw is over', known, '01:00', 241_000],
    ['until the next round is there', known, '05:03', 2_000],
    ['soon, while the result is missing', { ...known, last: null }, '00:05', 2_000],
    ['no longer so when the result stays away', { ...known, last: null }, '00:30', 271_000],
    ['now and then, while there is no round', { ...known, round: null }, '01:00', 60_000],
  ])('%s', (_when, rounds, now, wait) => expect(nextLook(rounds, at(now))).toBe(wait));
});
