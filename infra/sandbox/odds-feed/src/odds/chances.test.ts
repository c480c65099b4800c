import { expect, test } from 'vitest';
import { marketType } from '../markets.ts';
import type { Model } from '../model/outlook.ts';
import { point } from '../model/pmf.ts';
import { chancesOf } from './chances.ts';

const extras = {
  bestOf: 3,
  penalty: 0,
  method: { knockOut: 0, submission: 0, points: 0, draw: 0 },
};

/** A match that is sure to end by this score. */
function surely(home: number, away: number): Model {
  const outlook = {
    ahead: point(home - away),
    sum: point(home + away),
    score: (one: number, other: number) => (one === home && other === away ? 1 : 0),
  };
  return {
    outlook: () => outlook,
    next: () => ({ home: 0, none: 1, away: 0 }),
    raceTo: () => ({ home: 0, away: 0 }),
  };
}

test.each([
  ['a total', 18, 12],
  ['a handicap', 16, -4],
])('%s that is sure to be met is not offered', (_what, id, quarters) => {
  const asked = { type: marketType(id), number: null, quarters };
  expect(chancesOf(asked, surely(2, 1), extras)).toBeNull();
  const beside = { ...asked, quarters: quarters + 2 };
  expect(chancesOf(beside, surely(2, 1), extras)?.map(({ p }) => p)).toSatisfy((all) =>
    [0, 1].every((p) => all.includes(p)),
  );
});

test('who wins is not asked of what is sure to end level', () => {
  const asked = { type: marketType(186), number: null, quarters: null };
  expect(chancesOf(asked, surely(1, 1), extras)).toBeNull();
  expect(chancesOf(asked, surely(2, 1), extras)?.map(({ p }) => p)).toEqual([1, 0]);
});
