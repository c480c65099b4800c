import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { pendingSlip, problemsIn } from './place-answer.ts';

const refusal = (resultCode: string, data: unknown) =>
  new ApiError({ resultCode, resultMessage: '', data, requestId: '' }, 200);

describe('an answer that is no success', () => {
  it('may be a slip that waits for the wallet', () => {
    expect(pendingSlip(refusal('NT99', { slipId: 's-1' }))).toBe('s-1');
    expect(pendingSlip(refusal('NT99', null))).toBeNull();
    expect(pendingSlip(refusal('B6000', { slipId: 's-1' }))).toBeNull();
    expect(pendingSlip(new Error('no answer'))).toBeNull();
  });

  it('names the selections it is about, with odds that have moved', () => {
    const selections = [{ selectionId: 'sum-odd', odds: '1.94' }, { selectionId: 'ball-7' }];
    expect(problemsIn(refusal('B1013', { selections }))).toEqual(selections);
    expect(problemsIn(refusal('B1013', { selections: [{}, null] }))).toEqual([]);
    expect(problemsIn(refusal('B6000', null))).toEqual([]);
    expect(problemsIn(refusal('B6000', { selections: 'all' }))).toEqual([]);
  });
});
