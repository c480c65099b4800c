import { expect, it } from 'vitest';
import { passkeySitesText } from './relying-party.ts';

const read = (rpId: string, ...origins: string[]) =>
  passkeySitesText.safeParse(JSON.stringify({ noriter: { rpId, origins } }));

it('takes the domain itself and what is below it, and makes origins of addresses', () => {
  const { data } = read('noriter.example', 'https://noriter.example/', 'https://a.noriter.example');
  expect(data).toEqual({
    noriter: {
      rpId: 'noriter.example',
      origins: ['https://noriter.example', 'https://a.noriter.example'],
    },
  });
  expect(read('localhost', 'http://localhost:8080').success).toBe(true);
  expect(passkeySitesText.parse(undefined)).toEqual({});
});

it.each([
  ['another domain', 'noriter.example', ['https://other.example']],
  ['a domain that only ends alike', 'noriter.example', ['https://evilnoriter.example']],
  ['a page that is not encrypted', 'noriter.example', ['http://noriter.example']],
  ['one of two', 'noriter.example', ['https://noriter.example', 'https://other.example']],
  ['none', 'noriter.example', []],
  ['no domain', 'https://noriter.example', ['https://noriter.example']],
])('refuses %s', (_what, rpId, origins) => {
  expect(read(rpId, ...origins).success).toBe(false);
});
