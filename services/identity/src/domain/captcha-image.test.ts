import fc from 'fast-check';
import { expect, it } from 'vitest';

import { captchaAnswer, captchaDataUri, captchaSvg } from './captcha-image.ts';

const random = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('asks for four digits from 1 to 5', () => {
  fc.assert(
    fc.property(random, (stream) => {
      const answer = captchaAnswer(() => stream.next().value);
      expect(answer).toMatch(/^[1-5]{4}$/);
    }),
  );
});

it('draws strokes only: the answer is nowhere as text', () => {
  fc.assert(
    fc.property(random, (stream) => {
      const svg = captchaSvg('1352', () => stream.next().value);
      expect(svg).not.toMatch(/<text|<title|<desc|id=/);
      expect(svg.match(/transform=/g)).toHaveLength(4);
      expect(svg).not.toContain('NaN');
    }),
    { numRuns: 30 },
  );
});

it('is a picture a browser shows', () => {
  const uri = captchaDataUri('<svg/>');
  expect(uri).toBe(`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`);
});
