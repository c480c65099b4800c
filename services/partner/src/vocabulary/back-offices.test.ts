import { expect, test } from 'vitest';
import { audienceOf, backOfficesText, entryOf, linkTo } from './back-offices.ts';

test.each([
  'https://outside.example',
  'https://outside.example/',
  'https://outside.example/partners',
])('links to %s stay below it, and are for its origin', (address) => {
  const below = address.replace(/\/$/, '');
  expect(entryOf(address)).toBe(`${below}/enter`);
  expect(linkTo(address, 'a.b.c')).toBe(`${below}/session?token=a.b.c`);
  expect(audienceOf(address)).toBe('https://outside.example');
});

test('the setting is JSON of addresses', () => {
  expect(backOfficesText.parse('{"noriter":"https://outside.example"}')).toEqual({
    noriter: 'https://outside.example',
  });
  for (const wrong of ['', '[]', '{"noriter":"outside"}']) {
    expect(backOfficesText.safeParse(wrong).success).toBe(false);
  }
});
