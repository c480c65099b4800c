import { expect, test } from 'vitest';
import { z } from 'zod';
import { idText } from './id-text.ts';

const id = '0199abcd-1111-7111-8111-abcdefabcdef';

test('an id has one spelling, however it is written', () => {
  const body = z.object({ memberId: idText, others: z.array(idText) });
  const written = { memberId: id.toUpperCase(), others: [id, id.toUpperCase()] };
  expect(body.parse(written)).toEqual({ memberId: id, others: [id, id] });
});

test('what is no id is refused', () => {
  for (const text of ['', 'x', `${id} `, id.slice(1)]) {
    expect(idText.safeParse(text).success).toBe(false);
  }
});
