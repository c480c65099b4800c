import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt, filledIn, holderOf, inquiryKinds, keptSince, leaseFrom } from './inquiry-rules.ts';

const now = new Date('2026-01-15T03:00:00Z');

test('a lease holds until its end', () => {
  const leaseUntil = leaseFrom(now);
  expect(leaseUntil).toEqual(new Date('2026-01-15T03:10:00Z'));
  expect(holderOf({ leaseBy: 'kim', leaseUntil }, now)).toBe('kim');
  expect(holderOf({ leaseBy: 'kim', leaseUntil }, leaseUntil)).toBeNull();
  expect(holderOf({ leaseBy: null, leaseUntil: null }, now)).toBeNull();
});

const later = new Date('2026-01-16T03:00:00Z');

test.each([
  ['account', '2026-01-16T03:30:00Z'],
  ['other', '2026-01-16T07:00:00Z'],
  ['dispute', '2026-01-25T03:00:00Z'],
] as const)('%s that waits anew since a day later is due at %s', (kind, expected) => {
  expect(dueAt(kind, { openedAt: now, waitingSince: later })).toEqual(new Date(expected));
});

test('writing again never moves a dispute, and never brings another answer forward', () => {
  const moment = fc.date({ min: now, max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...inquiryKinds), moment, moment, (kind, a, b) => {
      const [first, second] = a < b ? [a, b] : [b, a];
      const before = dueAt(kind, { openedAt: now, waitingSince: first });
      const after = dueAt(kind, { openedAt: now, waitingSince: second });
      return kind === 'dispute'
        ? before.getTime() === after.getTime()
        : before <= after && before > first;
    }),
  );
});

test('what is kept is kept for five years', () => {
  expect(keptSince(now)).toEqual(new Date('2021-01-15T03:00:00Z'));
});

test('a macro is filled in; what it does not know stays', () => {
  const values = { nickname: '홍길동', title: '입금 {nickname}' };
  expect(filledIn('{nickname}님, {title} {x} {constructor} {', values)).toBe(
    '홍길동님, 입금 {nickname} {x} {constructor} {',
  );
});
