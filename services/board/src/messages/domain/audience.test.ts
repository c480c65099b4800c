import { expect, test } from 'vitest';
import { type Audience, audienceText, parseAudience } from './audience.ts';

const member = 'b1f3b0a0-0000-4000-8000-000000000001';
const store = 'b1f3b0a0-0000-4000-8000-000000000002';

test.each<[Audience, string]>([
  [{ kind: 'all' }, 'all'],
  [{ kind: 'level', level: 3 }, 'level:3'],
  [{ kind: 'partner', memberId: store }, `partner:${store}`],
  [{ kind: 'member', memberId: member }, `member:${member}`],
  [{ kind: 'list', listId: store }, `list:${store}`],
])('%o is written %s, and read again', (audience, text) => {
  expect(audienceText(audience)).toBe(text);
  expect(parseAudience(text)).toEqual(audience);
});

test('what is no audience is refused', () => {
  expect(() => parseAudience('everybody')).toThrow(RangeError);
});
