import { describe, expect, test } from 'vitest';
import type { Standing } from '../../members/domain/standing.ts';
import {
  asksLevels,
  type Candidate,
  daysBefore,
  isForEverybody,
  isInSegment,
  type Segment,
  segmentShape,
} from './segment.ts';

/** Noon in Korea. */
const now = new Date('2026-01-15T03:00:00Z');

const standing: Standing = {
  rank: 2,
  isPartner: false,
  isActive: true,
  excluded: false,
  timeOutUntil: null,
  approvedAt: new Date('2025-12-20T03:00:00Z'),
};
const member: Candidate = {
  standing,
  levels: [3],
  isBelow: true,
  wasThere: false,
  turnover: 50_000n,
};

const everybody: Segment = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const partner = '11111111-1111-4111-8111-111111111111';
const sleeping = (days: number) => ({ sleeping: { without: 'bets' as const, days } });
const staked = (least: bigint, most: bigint | null = null) => ({
  turnover: { days: 7, least, most },
});
const approved = (approvedAt: Date | null) => ({ standing: { ...standing, approvedAt } });

describe('a member of level 3 and rank 2, approved 26 days ago, who staked 50,000 and slept', () => {
  test.each<[string, Partial<Segment>, Partial<Candidate>, boolean]>([
    ['everybody', {}, {}, true],
    ['from level 4', { levelFrom: 4 }, {}, false],
    ['up to level 2', { levelTo: 2 }, {}, false],
    ['level 3', { levelFrom: 3, levelTo: 3 }, {}, true],
    ['level 3, raised to it today', { levelFrom: 3 }, { levels: [2, 3] }, false],
    ['level 3, lowered to it today', { levelTo: 3 }, { levels: [3, 4] }, false],
    ['levels 2 and 3, raised within them', { levelFrom: 2, levelTo: 3 }, { levels: [2, 3] }, true],
    ['rank 3', { rankFrom: 3 }, {}, false],
    ['rank 2', { rankFrom: 2 }, {}, true],
    ['below the partner', { below: partner }, {}, true],
    ['below another', { below: partner }, { isBelow: false }, false],
    ['new within 27 days', { approvedWithinDays: 27 }, {}, true],
    ['new within 26 days', { approvedWithinDays: 26 }, {}, false],
    ['new, and nothing known', { approvedWithinDays: 27 }, approved(null), false],
    ['who slept', sleeping(25), {}, true],
    ['who slept, had they not been there', sleeping(25), { wasThere: true }, false],
    ['who slept longer than they are approved', sleeping(26), {}, false],
    ['who slept, and nothing known', sleeping(180), approved(null), true],
    ['50,000 or more', staked(50_000n), {}, true],
    ['more than 50,000', staked(50_001n), {}, false],
    ['up to 50,000', staked(0n, 50_000n), {}, true],
    ['less than 50,000', staked(0n, 49_999n), {}, false],
    ['nothing asked', { sleeping: null, turnover: null }, { wasThere: true }, true],
  ])('as to %s', (_what, segment, changes, expected) => {
    const of = { ...member, ...changes };
    expect(isInSegment({ ...everybody, ...segment }, of, now)).toBe(expected);
  });
});

test.each([
  ['2026-01-15T03:00:00Z', '2026-01-13', '2026-01-14'],
  // A minute before and after midnight in Korea.
  ['2026-01-15T14:59:00Z', '2026-01-13', '2026-01-14'],
  ['2026-01-15T15:01:00Z', '2026-01-14', '2026-01-15'],
])('two days before %s are from %s to %s', (at, firstDay, lastDay) => {
  expect(daysBefore(new Date(at), 2)).toEqual({ firstDay, lastDay });
});

test.each<[Partial<Segment>, boolean]>([
  [{}, true],
  [{ rankFrom: null, sleeping: null, turnover: null }, true],
  [{ levelFrom: 2 }, false],
  [{ levelTo: 5 }, false],
  [{ below: partner }, false],
  [{ rankFrom: 1 }, false],
  [staked(0n), false],
])('a segment with %o is for everybody: %s', (changes, expected) => {
  expect(isForEverybody({ ...everybody, ...changes })).toBe(expected);
});

test.each<[Partial<Segment>, boolean]>([
  [{}, false],
  [{ below: partner, rankFrom: 2 }, false],
  [{ levelFrom: 2 }, true],
  [{ levelTo: 1 }, true],
])('a segment with %o asks for levels: %s', (changes, expected) => {
  expect(asksLevels({ ...everybody, ...changes })).toBe(expected);
});

test('what nobody could be of is refused', () => {
  const isTaken = (segment: object) => segmentShape.safeParse({ ...everybody, ...segment }).success;
  expect(isTaken({ sleeping: { without: 'bets', days: 30 } })).toBe(true);
  expect(isTaken({ sleeping: { without: 'bets', days: 181 } })).toBe(false);
  expect(isTaken({ turnover: { days: 30, least: '10', most: '9' } })).toBe(false);
  expect(isTaken({ levelFrom: 3, levelTo: 2 })).toBe(false);
});
