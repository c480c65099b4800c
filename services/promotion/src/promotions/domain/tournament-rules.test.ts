import { describe, expect, it } from 'vitest';
import { definitionOf, points, tournamentRules } from '../../../test/world/definitions.ts';
import { definitionShape } from './definition.ts';
import { breaksTerms } from './fixed-terms.ts';

const reward = points('1000');
const prize = (fromPlace: number, toPlace: number) => ({ fromPlace, toPlace, reward });

const rules = tournamentRules({ prizes: [prize(1, 1)] });
const document = definitionOf(rules, { endsAt: '2026-02-01T00:00:00Z', budget: '1000000' });

const parsed = (prizes: object[], changes: object = {}) =>
  definitionShape.safeParse({ ...document, rules: { ...rules, prizes }, ...changes });

describe('a tournament as data', () => {
  it('names each place once, the first one first', () => {
    expect(parsed([prize(1, 1), prize(2, 3), prize(10, 20)]).success).toBe(true);
    for (const prizes of [
      [],
      [prize(2, 1)],
      [prize(1, 2), prize(2, 3)],
      [prize(2, 2), prize(1, 1)],
    ])
      expect(parsed(prizes).success).toBe(false);
  });

  it('has an end, and a budget that holds every prize', () => {
    const prizes = [prize(1, 1), prize(2, 10)];
    expect(parsed(prizes, { budget: '10000' }).success).toBe(true);
    expect(parsed(prizes, { budget: '9999' }).success).toBe(false);
    expect(parsed(prizes, { endsAt: null }).success).toBe(false);
  });

  it('keeps dates and rules once it has begun, and nothing else', () => {
    const of = (changes: object) => definitionShape.parse({ ...document, ...changes });
    const before = of({});
    const begun = new Date('2026-01-02T00:00:00Z');
    const other = of({ rules: { ...rules, stakeMin: '5000' } });
    expect(breaksTerms(before, of({ endsAt: '2026-03-01T00:00:00Z' }), begun)).toBe(true);
    expect(breaksTerms(before, other, begun)).toBe(true);
    expect(breaksTerms(before, of({ budget: '2000000' }), begun)).toBe(false);
    expect(breaksTerms(before, other, new Date('2025-12-31T00:00:00Z'))).toBe(false);
  });
});
