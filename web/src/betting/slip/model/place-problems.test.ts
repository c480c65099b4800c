import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { placeProblems } from './place-problems.ts';

const refusal = (data: unknown) =>
  new ApiError({ resultCode: 'B1054', resultMessage: '', data, requestId: '' }, 200);
const leg = { fixtureId: 'sr:match:1', marketKey: 'two-way', selectionId: 'home' };

describe('a refused slip', () => {
  it('names the legs it is about, and why', () => {
    const problems = [
      { ticket: 0, ...leg, fault: 'same-match' },
      { ticket: 0, ...leg, odds: '1.94' },
      { ticket: 1, limit: '1000', fault: 'stake' },
    ];
    expect(placeProblems(refusal({ problems }))).toEqual([
      { leg, odds: null, fault: 'same-match' },
      { leg, odds: '1.94', fault: null },
      { leg: null, odds: null, fault: null },
    ]);
  });

  it.each([null, {}, { problems: 'all' }, { problems: [null] }])('may name none: %j', (data) => {
    expect(placeProblems(refusal(data))).toEqual([]);
    expect(placeProblems(new Error('no answer'))).toEqual([]);
  });
});
