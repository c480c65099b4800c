import { expect, test } from 'vitest';
import { commandKeysText, keyOfService } from './command-keys.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

test('each service has its own keys, the present one first', () => {
  const text = JSON.stringify({ betting: `${key(1)},${key(2)}`, partner: key(3) });
  const keys = commandKeysText.parse(text);
  expect(keys.map(({ source }) => source)).toEqual(['betting', 'betting', 'partner']);
  expect(keyOfService(keys, 'betting')).toBe(keys[0]);
  expect(keyOfService(keys, 'board')).toBeUndefined();
});

test.each([
  ['what is no JSON', '{', 'is not JSON'],
  ['a service that asks for nothing', JSON.stringify({ board: key(1) }), 'asks the wallet for'],
  ['one key of two', JSON.stringify({ betting: key(1), partner: key(1) }), 'one key for two'],
  ['a key that is short', JSON.stringify({ betting: 'c2hvcnQ=' }), 'is not 32 bytes'],
])('%s is refused', (_what, text, words) => {
  expect(commandKeysText.safeParse(text).error?.message).toContain(words);
});
