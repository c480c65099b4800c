import { expect, test } from 'vitest';
import { z } from 'zod';
import { noAudit } from '../audit/audit.ts';
import { guestCaller, memberCaller } from '../testing/callers.ts';
import { Refusal } from './result-codes.ts';
import { defineRoute, type PreparedInput } from './route.ts';

const route = defineRoute<{ prefix: string }>()({
  path: '/api/cash/in',
  summary: 'Asks to deposit',
  access: 'member',
  body: z.object({ note: z.string().max(3) }),
  data: z.object({ text: z.string() }),
  handle: async ({ prefix }, { body, caller, effectId }) => ({
    text: `${prefix}${body.note} ${caller.memberId} ${effectId} ${effectId}`,
  }),
});

const input = (caller: PreparedInput['caller']): PreparedInput => ({
  now: () => new Date(0),
  caller,
  requestId: 'r',
  language: 'ko',
  userAgent: '',
  audit: noAudit.audit,
  effectId: () => 'e1',
});

test('a handler gets its body as in the contract, its caller, and an effect id', async () => {
  const work = route.prepare({ note: 'hi', siteId: 'noriter' });
  const data = await work({ prefix: '>' }, input(memberCaller({ memberId: 'm1' })));
  expect(data).toEqual({ text: '>hi m1 e1 e1' });
});

test('a body that breaks the contract is refused before anything runs', () => {
  expect(() => route.prepare({ note: 'too long' })).toThrow(Refusal);
});

test('a caller the route is not for never reaches the handler', async () => {
  const work = route.prepare({ note: 'hi' });
  await expect(work({ prefix: '' }, input(guestCaller()))).rejects.toMatchObject({ code: 'H401' });
});

test('what a route leaves out has a safe default', () => {
  expect(route).toMatchObject({ idempotent: false, audits: false, refuses: [] });
  expect(route.rateLimit).toBeUndefined();
});
