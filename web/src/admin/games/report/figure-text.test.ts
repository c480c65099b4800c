import { expect, test } from 'vitest';
import { deviationOf, deviationText } from './figure-text.ts';

test.each([
  ['97.40', '96.20', 120, '+1.20'],
  ['95.85', '96.20', -35, '−0.35'],
  ['96.20', '96.20', 0, '0.00'],
])('%s of %s is off by %i', (rtp, rtpTheoretical, hundredths, text) => {
  const deviation = deviationOf({ rtp, rtpTheoretical });
  expect(deviation).toBe(hundredths);
  expect(deviationText(deviation ?? 0)).toBe(text);
});

test('without stakes or without a promise there is none', () => {
  expect(deviationOf({ rtp: null, rtpTheoretical: '96.20' })).toBeNull();
  expect(deviationOf({ rtp: '96.20', rtpTheoretical: null })).toBeNull();
});
