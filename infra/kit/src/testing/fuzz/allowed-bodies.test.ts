import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../../contract/route.ts';
import { plainBodies } from './allowed-bodies.ts';

const route = defineRoute<null>()({
  path: '/api/plain',
  summary: 'For the fuzz',
  access: 'guest',
  body: z.object({
    page: z.int().min(1).default(1),
    search: z.string().optional(),
    memberId: z.uuid(),
    subject: z.union([z.object({ betId: z.uuid() }), z.object({ fixtureId: z.string() })]),
  }),
  data: z.object({}),
  handle: async () => ({}),
});

test('a plain body has what is asked for, as it is known, and no filter that is not', () => {
  const known = { page: [1], memberId: ['some'], betId: ['bet'], fixtureId: ['match'] };
  const bodies = fc.sample(plainBodies(route, known), { numRuns: 200, seed: 1 });
  const texts = [...new Set(bodies.map((body) => JSON.stringify(body)))];
  const asked = ['{"betId":"bet"}', '{"fixtureId":"match"}'].flatMap((subject) => [
    `{"memberId":"some","subject":${subject}}`,
    `{"page":1,"memberId":"some","subject":${subject}}`,
  ]);
  expect(texts.toSorted()).toEqual(asked.toSorted());
});
