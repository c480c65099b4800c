import { describe, expect, it } from 'vitest';
import { handicapText, lineText, minuteOf, spanText } from './market-spans.ts';

describe('a span', () => {
  it.each([
    ['regular', { key: 'regular' }],
    ['extra-innings', { key: 'extra-innings' }],
    ['half-1', { key: 'half', number: 1 }],
    ['extra-2', { key: 'extra', number: 2 }],
    ['first-5', { key: 'first', number: 5 }],
    ['inning-9', { key: 'inning', number: 9 }],
    ['lap-3', null],
    ['set-', null],
  ])('%s has its words', (span, text) => {
    expect(spanText(span)).toEqual(text);
  });
});

describe('a line', () => {
  it.each([
    [10, '2.5', '+2.5'],
    [-3, '-0.75', '-0.75'],
    [1, '0.25', '+0.25'],
    [0, '0', '0'],
    [-8, '-2', '-2'],
  ])('of %i quarters is read', (line, total, handicap) => {
    expect(lineText(line)).toBe(total);
    expect(handicapText(line)).toBe(handicap);
  });
});

it('a match is in its first minute when it begins', () => {
  expect([0, 59, 60, 2_700].map(minuteOf)).toEqual([1, 1, 2, 46]);
});
