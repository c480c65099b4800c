import { describe, expect, it } from 'vitest';
import { noSlip, type Slip } from '../model/slip.ts';
import { slipText, storedSlip } from './slip-storage.ts';

type MiniSlip = Slip<{ odds: string }, { product: string }>;

const body = { product: 'mini' };
const slip: MiniSlip = { ...noSlip, stake: '5000' };

describe('a stored slip', () => {
  it('is there again for its own session only', () => {
    const text = slipText(slip, 'one');
    expect(storedSlip(text, 'one')).toEqual(slip);
    expect(storedSlip(text, 'two')).toBe(noSlip);
    expect(storedSlip(text, undefined)).toBe(noSlip);
  });

  it('that was on its way waits for the member', () => {
    const text = slipText({ ...slip, outcome: { kind: 'sending', body } }, 'one');
    expect(storedSlip(text, 'one').outcome).toEqual({ kind: 'unknown', body });
  });

  it.each([null, '', '{', 'null', '{"version":1}', '{"version":2,"sessionId":"one","slip":{}}'])(
    'that reads %s is none',
    (text) => {
      expect(storedSlip(text, 'one')).toBe(noSlip);
    },
  );
});
