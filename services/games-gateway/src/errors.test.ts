import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The specification's codes of games, in its section 8, with those that others than we answer. */
const specified = [
  '2000',
  '9999',
  'B0091',
  'B0092',
  'B0093',
  'B0095',
  'B0099',
  'C009',
  'TK998',
  'TK999',
];

/** What the page of codes says of each: who provokes it, and in which test. */
const rows = read('docs/game-codes.md')
  .split('\n')
  .flatMap((line) => {
    const cells = line.match(/^\| `(?<code>[^`]+)` \|.*\| `(?<file>[^`]+)`: (?<title>.+) \|$/);
    return cells?.groups === undefined ? [] : [cells.groups];
  });

describe('docs/game-codes.md', () => {
  test('has every code that there is, once', () => {
    const codes = rows.map(({ code = '' }) => code);
    const wanted = new Set([...Object.keys(errors), ...specified, 'front.error.afterSignin']);
    expect(new Set(codes)).toEqual(wanted);
    expect(codes).toHaveLength(wanted.size);
  });

  test.each(rows)('$code is provoked by a test', ({ code = '', file = '', title = '' }) => {
    const text = read(file);
    expect(text).toContain(title);
    // The page of launches knows it by what it says.
    if (!code.startsWith('front.')) expect(text).toContain(`'${code}'`);
  });
});
