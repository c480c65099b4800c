import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readStorableJson } from './storable-json.ts';

async function answerTo(body: string): Promise<{ status: number; body: string }> {
  const app = fastify();
  readStorableJson(app);
  app.post('/', (request) => ({ read: request.body }));
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, body });
  await app.close();
  return { status: answer.statusCode, body: answer.body };
}

describe('a body', () => {
  it.each([
    ['a NUL', '{"reason":"a\\u0000b"}'],
    ['a NUL deep inside', '{"list":[{"name":{"ko":"\\u0000"}}]}'],
    ['a NUL in the name of a field', '{"a\\u0000":1}'],
    ['the first half of a character', '{"reason":"\\ud83d"}'],
    ['the second half of a character', '{"reason":"\\uDE00 "}'],
  ])('is refused with %s', async (_what, body) => {
    expect((await answerTo(body)).status).not.toBe(200);
  });

  it.each([
    ['plain texts', { reason: '입금자명이 다릅니다', amount: '10000' }],
    ['a whole character', { reason: '\u{1f600}' }],
    ['a text that only looks like an escape', { reason: '\\u0000 and \\ud83d' }],
    ['nothing', {}],
  ])('is read with %s', async (_what, value) => {
    const answer = await answerTo(JSON.stringify(value));
    expect(JSON.parse(answer.body)).toEqual({ read: value });
    // As another client would write the same.
    const escaped = JSON.stringify(value).replaceAll('\u{1f600}', '\\ud83d\\ude00');
    expect((await answerTo(escaped)).status).toBe(200);
  });

  it.each([
    ['a list in a list', 33, '[', ']'],
    ['an object in an object', 33, '{"a":', '1}'],
    ['five thousand levels', 5_000, '[', ']'],
    ['levels that never end', 300_000, '[', ''],
  ])('is refused with %s, too deep', async (_what, levels, open, close) => {
    const body = `{"x":${open.repeat(levels)}${close.repeat(levels)}}`;
    expect((await answerTo(body)).status).not.toBe(200);
  });

  it('is read to the depth that is allowed, and with brackets in its texts', async () => {
    const levels = 31;
    expect((await answerTo(`{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`)).status).toBe(200);
    const brackets = { reason: `\\"${'['.repeat(500)}`, list: [] };
    expect((await answerTo(JSON.stringify(brackets))).status).toBe(200);
  });

  it.each(['{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'])(
    'is refused as %s',
    async (body) => {
      expect((await answerTo(body)).status).toBe(400);
    },
  );
});
