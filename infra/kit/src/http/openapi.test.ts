import { expect, test } from 'vitest';
import { z } from 'zod';
import { wonText } from '../money.ts';
import { defineRoute } from '../route.ts';
import { openApiDocument } from './openapi.ts';

const routes = [
  defineRoute<null>()({
    path: '/api/cash/in',
    summary: 'Asks to deposit',
    access: 'member',
    idempotent: true,
    body: z.object({ amount: wonText }),
    data: z.object({ requestId: z.uuid(), amount: wonText, at: z.iso.datetime() }),
    refuses: ['C101', 'C102'],
    handle: () => Promise.reject(new Error('Documents call nobody.')),
  }),
  defineRoute<null>()({
    path: '/internal/balances',
    summary: 'Balances',
    access: 'internal',
    body: z.object({}),
    data: z.object({}),
    handle: async () => ({}),
  }),
];

test('the document has each public route with what travels, and its refusals', async () => {
  const document = await openApiDocument({ name: 'wallet', routes });
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Noriter wallet' },
    paths: {
      '/api/cash/in': {
        post: {
          operationId: 'cash_in',
          summary: 'Asks to deposit',
          description: 'A logged-in member. Refuses with C101, C102.',
          parameters: [{ in: 'header', name: 'idempotency-key', required: false }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: { amount: { type: 'string' }, siteId: { type: 'string' } },
                  required: expect.arrayContaining(['amount', 'siteId']),
                },
              },
            },
          },
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: { properties: { resultCode: { type: 'string' }, requestId: {} } },
                },
              },
            },
          },
        },
      },
    },
  });
});

test('internal routes are nobody else’s business', async () => {
  const document = await openApiDocument({ name: 'wallet', routes });
  expect(JSON.stringify(document)).not.toContain('/internal/');
});
