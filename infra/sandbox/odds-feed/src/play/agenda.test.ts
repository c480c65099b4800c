import { expect, test } from 'vitest';
import { randomOf } from '../world/random.ts';
import { createAgenda } from './agenda.ts';

test('things happen in the order of their times, and as they were put down within one', () => {
  const agenda = createAgenda(0);
  const random = randomOf('agenda');
  const happened: { at: number; order: number; now: number }[] = [];
  for (let order = 0; order < 500; order += 1) {
    const at = random.whole(50);
    agenda.at(at, () => happened.push({ at, order, now: agenda.now() }));
  }
  agenda.advance(49);
  const sorted = happened.toSorted((one, other) => one.at - other.at || one.order - other.order);
  expect(happened).toHaveLength(500);
  expect(happened).toEqual(sorted);
  expect(happened.every(({ at, now }) => at === now)).toBe(true);
});

test('what is put down by what happens comes in its turn', () => {
  const agenda = createAgenda(0);
  const seen: number[] = [];
  const again = () => {
    seen.push(agenda.now());
    agenda.at(agenda.now() + 10, again);
  };
  agenda.at(10, again);
  agenda.advance(35);
  expect(seen).toEqual([10, 20, 30]);
  expect(agenda.now()).toBe(35);
});
