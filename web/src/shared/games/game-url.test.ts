import { describe, expect, it } from 'vitest';
import { gameUrl } from './game-url.ts';

const origin = 'http://localhost:8080';

describe('the address of a game', () => {
  it.each([
    ['https://games.example/play?id=7', 'https://games.example/play?id=7'],
    ['/sandbox/play', 'http://localhost:8080/sandbox/play'],
    ['http://localhost:8080/play', 'http://localhost:8080/play'],
    ['http://127.0.0.1:8191/kplay', 'http://127.0.0.1:8191/kplay'],
  ])('%s is opened', (asked, url) => {
    expect(gameUrl(asked, origin)).toBe(url);
  });

  it.each(['javascript:alert(1)', 'http://games.example', 'data:text/html,x', undefined, 7])(
    '%s is not',
    (asked) => {
      expect(gameUrl(asked, origin)).toBeNull();
    },
  );

  it('is none of this machine where the site is elsewhere', () => {
    expect(gameUrl('http://127.0.0.1:8191/kplay', 'https://site.example')).toBeNull();
  });
});
