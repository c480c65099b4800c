import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOf } from '../contract/paging.ts';
import { wonText } from '../values/money.ts';
import { compileAnswer } from './answer-schema.ts';

test('writes what the schema names and nothing else, at any depth', () => {
  const write = compileAnswer(listOf(z.object({ memId: z.string() })));
  const row = { memId: 'player1', passwordHash: 'never' };
  const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1, secret: true };
  expect(JSON.parse(write({ list: [row], pageInfo, more: 1 }))).toEqual({
    list: [{ memId: 'player1' }],
    pageInfo: { page: 1, count_per_list: 10, tatal_list_count: 1 },
  });
});

test('writes money and times as text, and null where the schema allows it', () => {
  const shape = z.object({
    cash: wonText,
    at: z.iso.datetime(),
    reason: z.string().nullable(),
    processedAt: z.iso.datetime().nullable(),
    note: z.string().optional(),
  });
  const write = compileAnswer(shape);
  const data = { cash: 10n ** 14n, at: new Date(0), reason: null, processedAt: null };
  expect(JSON.parse(write(data))).toEqual({
    cash: '100000000000000',
    at: '1970-01-01T00:00:00.000Z',
    reason: null,
    processedAt: null,
  });
});

test('a union is written as the member it is', () => {
  const write = compileAnswer(
    z.object({
      site: z.discriminatedUnion('mode', [
        z.object({ mode: z.literal('demo') }),
        z.object({ mode: z.literal('real'), licence: z.string() }),
      ]),
      status: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
      check: z.object({ startDate: z.string() }).nullable(),
    }),
  );
  const real = { site: { mode: 'real', licence: 'A1', x: 1 }, status: -1, check: null };
  expect(JSON.parse(write(real))).toEqual({
    site: { mode: 'real', licence: 'A1' },
    status: -1,
    check: null,
  });
});

test('free-form fields are written as they are', () => {
  const write = compileAnswer(
    z.object({ before: z.unknown(), texts: z.record(z.string(), z.string()) }),
  );
  const data = { before: { a: [1, null] }, texts: { ko: '가' } };
  expect(JSON.parse(write(data))).toEqual(data);
});

test('a handler that forgot a field is a defect', () => {
  expect(() => compileAnswer(z.object({ cash: wonText }))({})).toThrow('"cash" is required!');
});
