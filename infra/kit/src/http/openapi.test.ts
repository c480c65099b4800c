import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCodes } from '../contract/result-codes.ts';
import { defineRoute } from '../contract/route.ts';
import { nameSchemas } from '../contract/schema-names.ts';
import { wonText } from '../values/money.ts';
import { openApiDocument } from './openapi.ts';

const cashRequest = z.object({ requestId: z.uuid(), amount: wonText, at: z.iso.datetime() });
nameSchemas({ CashRequest: cashRequest });

const plainRoute = {
  summary: 'Something',
  access: 'member',
  body: z.object({}),
  data: z.object({}),
  handle: () => Promise.reject(new Error('Documents call nobody.')),
} as const;

const routes = [
  defineRoute<null>()({
    path: '/api/cash/in',
    summary: 'Asks to deposit',
    access: 'member',
    idempotent: true,
    body: z.object({ amount: wonText }),
    data: cashRequest,
    refuses: ['C101', 'C102'],
    handle: () => Promise.reject(new Error('Documents call nobody.')),
  }),
  defineRoute<null>()({
    path: '/internal/balances',
    summary: 'Balances',
    access: 'internal',
    callers: ['wallet'],
    body: z.object({}),
    data: z.object({}),
    handle: async () => ({}),
  }),
];

const codes = defineCodes({
  C101: { ko: '닫힘', en: 'Closed.', vi: 'Đóng.' },
  C102: { ko: '최소', en: 'Too little.', vi: 'Ít.' },
});

const document = openApiDocument({ name: 'wallet', codes, routes });

test('the document has each public route with what travels', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Noriter wallet' },
    paths: {
      '/api/cash/in': {
        post: {
          operationId: 'cash_in',
          summary: 'Asks to deposit',
          description: 'A logged-in member.',
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/SiteBody' },
                    { properties: { amount: { $ref: '#/components/schemas/Won' } } },
                  ],
                },
              },
            },
          },
        },
      },
    },
  });
});

test('an answer is a success with its data, or a refusal with one of the codes of the route', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/cash/in': {
        post: {
          responses: {
            200: {
              description: expect.stringContaining('- `C102` Too little.'),
              content: {
                'application/json': {
                  schema: {
                    anyOf: [
                      {
                        allOf: [
                          { $ref: '#/components/schemas/Envelope' },
                          {
                            properties: {
                              resultCode: { const: '0' },
                              data: { $ref: '#/components/schemas/CashRequest' },
                            },
                          },
                        ],
                      },
                      {
                        allOf: [
                          { $ref: '#/components/schemas/Refusal' },
                          {
                            properties: {
                              // A key may come again with another body, or while the first is at work.
                              resultCode: { enum: ['C101', 'C102', 'C999', 'NT99'] },
                            },
                          },
                        ],
                      },
                    ],
                  },
                },
              },
            },
            400: { $ref: '#/components/responses/Malformed' },
            403: { $ref: '#/components/responses/Forbidden' },
            503: { $ref: '#/components/responses/Unavailable' },
          },
        },
      },
    },
    components: {
      responses: {
        Malformed: {
          content: {
            'application/json': {
              schema: { allOf: [{}, { properties: { resultCode: { enum: ['H400', 'S002'] } } }] },
            },
          },
        },
        TooMany: { headers: { 'retry-after': {} } },
      },
    },
  });
});

test('a schema with a name stands in the document once, and is referred to', () => {
  expect(document).toMatchObject({
    components: {
      schemas: {
        CashRequest: { properties: { amount: { $ref: '#/components/schemas/Won' } } },
        Won: { type: 'string', pattern: '^\\d{1,15}$' },
      },
    },
  });
});

test('two different schemas with one name are refused', () => {
  const other = z.object({ amount: z.string() });
  nameSchemas({ CashRequest: other });
  const again = defineRoute<null>()({ ...plainRoute, path: '/api/cash/again', data: other });
  expect(() => openApiDocument({ name: 'wallet', codes, routes: [...routes, again] })).toThrow(
    'Two different schemas are named CashRequest.',
  );
});

test('a route cannot refuse with a code that no table has', () => {
  const route = defineRoute<null>()({ ...plainRoute, path: '/api/cash/x', refuses: ['C1'] });
  expect(() => openApiDocument({ name: 'wallet', codes, routes: [route] })).toThrow(
    '/api/cash/x refuses with C1: no such code.',
  );
});

test('internal routes are nobody else’s business', () => {
  expect(JSON.stringify(document)).not.toContain('/internal/');
});
