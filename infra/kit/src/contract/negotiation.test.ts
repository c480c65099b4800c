import { describe, expect, it } from 'vitest';
import { encodingsOf, languageAmong, takesType } from './negotiation.ts';

/** Each is no header, or one that nobody sane sends; none of them may throw. */
const NONSENSE = ['"', ';;;', ',', '=', 'a/b;c="', '*;q=,,x', 'q=1', '\u00ff', ','.repeat(9_000)];

describe('HTML', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['text/*', true],
    ['text/html', true],
    ['TEXT/HTML', true],
    ['text/html,application/xhtml+xml', true],
    ['application/json, */*;q=0.1', true],
    ['application/json', false],
    ['text/plain', false],
    ['text/html-nonsense', false],
    ['image/*', false],
    ['*/*;q=0', false],
    ['text/html;q=0, */*', false],
    ['text/*;q=0, */*', false],
  ])('is taken by %j: %s', (accept, takes) => {
    expect(takesType(accept === undefined ? {} : { accept }, 'text/html')).toBe(takes);
  });

  it.each(NONSENSE)('is not asked for by %j', (accept) => {
    expect(takesType({ accept }, 'text/html')).toBe(false);
  });
});

describe('encodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['br', ['br', 'identity']],
    ['gzip, deflate, br', ['br', 'gzip', 'identity']],
    ['BR', ['br', 'identity']],
    ['gzip;q=1, br;q=0.5', ['gzip', 'br', 'identity']],
    ['br;q=0', ['identity']],
    ['br;q=0.000, gzip', ['gzip', 'identity']],
    ['brotli-nonsense', ['identity']],
    ['x-gzip-not', ['identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['identity, br;q=0.5', ['identity', 'br']],
    ['identity;q=0, gzip', ['gzip']],
    ['*;q=0', []],
  ])('for %j are %j', (accepted, encodings) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    expect(encodingsOf(headers, ['br', 'gzip'])).toEqual(encodings);
  });

  it.each(NONSENSE.filter((one) => !one.startsWith('*')))('for %j are none', (accepted) => {
    expect(encodingsOf({ 'accept-encoding': accepted }, ['br', 'gzip'])).toEqual(['identity']);
  });
});

describe('the language', () => {
  it.each([
    ['ko;q=0, en', 'en'],
    ['en;q=0.5, vi;q=0.8', 'vi'],
    ['ko-KR, en', 'ko'],
    ['EN-us', 'en'],
    ['en-US,en;q=0.5,ko;q=0.9', 'en'],
    ['*', 'ko'],
    ['ko;q=0, *', 'en'],
    ['ko;q=0.3, *;q=0.8', 'en'],
    ['fr, *;q=0.5, vi;q=0.4', 'ko'],
    ['english', undefined],
    ['ko;q=0', undefined],
    ['fr', undefined],
    ['', undefined],
  ])('for %j is %s', (accepted, language) => {
    expect(languageAmong(accepted, ['ko', 'en', 'vi'])).toBe(language);
  });

  it.each(NONSENSE.filter((one) => !one.startsWith('*')))('for %j is none', (accepted) => {
    expect(languageAmong(accepted, ['ko', 'en', 'vi'])).toBeUndefined();
  });
});
