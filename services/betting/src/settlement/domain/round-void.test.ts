import { expect, test } from 'vitest';
import { voidKind } from './round-void.ts';

test.each([
  ['open', false, false, 'before'],
  ['open', false, true, 'before'],
  ['open', true, true, 'B1032'],
  ['drawn', true, true, 'B1032'],
  ['drawn', true, false, 'after'],
  ['excluded', true, false, 'B1031'],
])(
  'a round that is %s, its draw due %s, with open bets %s: %s',
  (state, isDrawDue, hasOpenBets, kind) => {
    expect(voidKind({ state, isDrawDue, hasOpenBets })).toBe(kind);
  },
);
