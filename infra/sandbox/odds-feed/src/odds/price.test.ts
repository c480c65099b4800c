import { expect, test } from 'vitest';
import { priced } from './price.ts';

test('the odds are those of the chances, less the margin, and never rounded up', () => {
  const { status, outcomes } = priced(
    [
      { id: 'a', p: 0.5 },
      { id: 'b', p: 0.3 },
      { id: 'c', p: 0.2 },
    ],
    0.05,
  );
  expect(status).toBe(1);
  expect(outcomes).toEqual([
    { id: 'a', odds: 1900 },
    { id: 'b', odds: 3170 },
    { id: 'c', odds: 4760 },
  ]);
});

test('what is as good as sure is not offered, what is impossible has no odds', () => {
  expect(
    priced(
      [
        { id: 'a', p: 0.995 },
        { id: 'b', p: 0.005 },
      ],
      0.05,
    ).status,
  ).toBe(0);
  const { outcomes } = priced(
    [
      { id: 'a', p: 0.6 },
      { id: 'b', p: 0.4 },
      { id: 'c', p: 0 },
    ],
    0.05,
  );
  expect(outcomes[2]).toEqual({ id: 'c', odds: null });
});
