import { describe, expect, it } from 'vitest';
import { pointProblem } from './point-problem.ts';

describe('points to convert', () => {
  const rules = { minimum: '1000', unit: '100' };

  it.each([
    ['', undefined],
    ['1000', undefined],
    ['5000', undefined],
    ['5001', 'over'],
    ['999', 'below'],
    ['1050', 'unit'],
  ])('of "%s" out of 5,000 break %s', (amount, kind) => {
    expect(pointProblem(amount, '5000', rules)?.kind).toBe(kind);
  });

  it('are not judged by what is not known yet', () => {
    expect(pointProblem('10', undefined, undefined)).toBeNull();
  });
});
