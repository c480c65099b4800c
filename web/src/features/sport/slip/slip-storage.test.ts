import { describe, expect, it } from 'vitest';
import { noSlip, type SportSlip } from './slip.ts';
import { slipText, storedSlip } from './slip-storage.ts';

const sent = {
  key: 'k-1',
  body: { product: 'sport' as const, tickets: [], oddsPolicy: 'none' as const },
};
const slip: SportSlip = { ...noSlip, stake: '5000' };

describe('a stored slip', () => {
  it('is there again for its own session only', () => {
    const text = slipText(slip, 'one');
    expect(storedSlip(text, 'one')).toEqual(slip);
    expect(storedSlip(text, 'two')).toBe(noSlip);
    expect(storedSlip(text, undefined)).toBe(noSlip);
  });

  it('that was on its way keeps its key, and waits for the member', () => {
    const text = slipText({ ...slip, outcome: { kind: 'sending', sent } }, 'one');
    expect(storedSlip(text, 'one').outcome).toEqual({ kind: 'unknown', sent });
  });

  it.each([null, '', '{', 'null', '{"version":0}', '{"version":1,"sessionId":"one","slip":{}}'])(
    'that reads %s is none',
    (text) => {
      expect(storedSlip(text, 'one')).toBe(noSlip);
    },
  );
});
