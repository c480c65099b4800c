import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveRequest, requestMoves, type requestStatuses } from './request.ts';

test.each([
  ['waiting', 'approve', 'other', { to: 'approved' }],
  ['waiting', 'refuse', 'other', { to: 'refused' }],
  ['waiting', 'withdraw', 'asker', { to: 'withdrawn' }],
  ['waiting', 'approve', 'asker', { fault: 'not-theirs' }],
  ['waiting', 'refuse', 'asker', { fault: 'not-theirs' }],
  ['waiting', 'withdraw', 'other', { fault: 'not-theirs' }],
  ['approved', 'approve', 'other', { fault: 'decided' }],
  ['refused', 'approve', 'other', { fault: 'decided' }],
  ['withdrawn', 'withdraw', 'asker', { fault: 'decided' }],
] as const)('of a request that is %s: %s by the %s', (status, move, who, outcome) => {
  expect(moveRequest({ status, askedBy: 'asker' }, move, who)).toEqual(outcome);
});

test('whatever is tried in whatever order, one decision stands and no asker approves', () => {
  const tries = fc.array(
    fc.record({ move: fc.constantFrom(...requestMoves), who: fc.constantFrom('a', 'b', 'c') }),
  );
  fc.assert(
    fc.property(tries, (moves) => {
      let status: (typeof requestStatuses)[number] = 'waiting';
      const decisions: { move: string; who: string }[] = [];
      for (const { move, who } of moves) {
        const moved = moveRequest({ status, askedBy: 'a' }, move, who);
        if ('fault' in moved) continue;
        status = moved.to;
        decisions.push({ move, who });
      }
      expect(decisions.length).toBeLessThanOrEqual(1);
      for (const { move, who } of decisions) expect(who === 'a').toBe(move === 'withdraw');
    }),
  );
});
