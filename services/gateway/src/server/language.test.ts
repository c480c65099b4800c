import { expect, it } from 'vitest';
import { languageOfBytes } from './language.ts';

it.each([
  [undefined, 'ko'],
  ['GET / HTTP/1.1\r\nhost: a\r\n', 'ko'],
  ['GET / HTTP/1.1\r\nAccept-Language: vi-VN,vi;q=0.9\r\nhost: a\r\n', 'vi'],
  ['GET / HTTP/1.1\r\naccept-language: vi\r\ncookie: a=1; lang=en\r\n', 'en'],
] as const)('reads the language out of a request that is broken: %j', (bytes, language) => {
  const raw = bytes === undefined ? undefined : Buffer.from(bytes);
  expect(languageOfBytes(raw)).toBe(language);
});
