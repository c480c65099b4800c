import { type CodeTable, type CodeText, transportCodes } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';
import { type JsonSchema, refTo } from './openapi-schemas.ts';

/** What every answer has beside its code and its data. */
const envelope = {
  type: 'object',
  properties: {
    resultMessage: { type: 'string', description: 'In the language of the request' },
    requestId: { type: 'string', description: 'Names the request in every log' },
  },
  required: ['resultMessage', 'requestId'],
  description: 'What every answer has',
} as const;

/** An answer that is no success. */
const refusal = {
  type: 'object',
  properties: {
    resultCode: { type: 'string' },
    data: { description: 'null, or what the code tells beside its message' },
  },
  required: ['resultCode', 'data'],
  description: 'The envelope of a refusal',
} as const;

const namesOfStatuses: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'NotLoggedIn',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  415: 'NotJson',
  429: 'TooMany',
  500: 'Defect',
  503: 'Unavailable',
  504: 'TooLate',
};

/** Codes that the gateway answers with another status than the services. */
const ofGateway = { NT99: { ...transportCodes.NT99, http: 504 } } satisfies CodeTable;

const byStatus = Map.groupBy(
  [...Object.entries<CodeText>(transportCodes), ...Object.entries<CodeText>(ofGateway)].filter(
    ([, { http = 200 }]) => http !== 200,
  ),
  ([, { http = 200 }]) => http,
);

/** The schemas that all refusals are made of. */
export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Envelope: envelope,
  Refusal: { allOf: [refTo('Envelope'), refusal] },
};

const retryAfter = { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } as const;

/** The answers of what never reached the business, the same for every route. */
export const sharedResponses: Readonly<Record<string, object>> = Object.fromEntries(
  [...byStatus].map(([status, codes]) => [
    nameOf(status),
    {
      description: lines(codes),
      ...(status === 429 || status === 503 ? { headers: { 'retry-after': retryAfter } } : {}),
      content: json({ allOf: [refTo('Refusal'), oneOf(codes.map(([code]) => code))] }),
    },
  ]),
);

/**
 * All answers of a route: its success, its own refusals, and those of every route.
 *
 * @param codes the service's table, for what each code says
 * @throws when the route declares a code that no table has
 */
export function responsesOf<Deps>(route: Route<Deps>, codes: CodeTable, data: JsonSchema): object {
  const own = refusedByBusiness(route).map((code): [string, CodeText] => {
    const text = codes[code] ?? transportText(code);
    if (text === undefined) throw new Error(`${route.path} refuses with ${code}: no such code.`);
    return [code, text];
  });
  const success = {
    allOf: [
      refTo('Envelope'),
      {
        type: 'object',
        properties: { resultCode: { type: 'string', const: '0' }, data },
        required: ['resultCode', 'data'],
      },
    ],
  };
  const refused = { allOf: [refTo('Refusal'), oneOf(own.map(([code]) => code))] };
  return {
    200: {
      description: own.length === 0 ? 'Done.' : `Done, or refused:\n\n${lines(own)}`,
      content: json(own.length === 0 ? success : { anyOf: [success, refused] }),
    },
    ...Object.fromEntries(
      [...byStatus.keys()]
        .filter((status) => status !== 403 || route.access !== 'guest')
        .map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
    ),
  };
}

/** The codes that a route answers with status 200, those of an idempotency key included. */
export function refusedByBusiness<Deps>({ refuses, idempotent }: Route<Deps>): string[] {
  const ofKey = idempotent === false ? [] : ['C999', 'NT99'];
  const all = new Set([...refuses, ...ofKey]);
  return [...all].filter((code) => (transportText(code)?.http ?? 200) === 200);
}

function transportText(code: string): CodeText | undefined {
  const table: CodeTable = transportCodes;
  return table[code];
}

function nameOf(status: number): string {
  const name = namesOfStatuses[status];
  if (name === undefined) throw new Error(`The status ${status} needs a name in the document.`);
  return name;
}

/** A line of Markdown for each code. */
function lines(codes: readonly (readonly [string, CodeText])[]): string {
  return codes.map(([code, { en }]) => `- \`${code}\` ${en}`).join('\n');
}

function oneOf(codes: readonly string[]): JsonSchema {
  return { type: 'object', properties: { resultCode: { type: 'string', enum: codes } } };
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
