import type { z } from 'zod';
import type { Access } from '../contract/access.ts';
import type { CodeTable } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';
import { refusalSchemas, responsesOf, sharedResponses } from './openapi-refusals.ts';
import { createSchemas, type JsonSchema, refTo, type Schemas } from './openapi-schemas.ts';

/** The OpenAPI document, as JSON. */
export type OpenApiDocument = object;

/** What the gateway and the kit read before a route does. */
const securitySchemes = {
  site: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Site key' },
  session: { type: 'apiKey', in: 'header', name: 'token', description: 'Session token' },
} as const;

const siteBody: JsonSchema = {
  type: 'object',
  properties: { siteId: { type: 'string', description: "The caller's site" } },
  required: ['siteId'],
  description: 'What every body has',
};

const idempotencyKey = {
  in: 'header',
  name: 'idempotency-key',
  description: 'A repetition under the same key gets the first answer; a UUID v7 is best',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
} as const;

const parameters = {
  IdempotencyKey: idempotencyKey,
  RequiredIdempotencyKey: { ...idempotencyKey, required: true },
} as const;

/**
 * The OpenAPI 3.1 document of a service's routes, made from the schemas that check requests. A
 * schema with a name (`.meta({ id: 'BetView' })`) becomes a component.
 *
 * @throws when two schemas have one name, or a route declares a code that no table has
 * @example openApiDocument({ name: 'wallet', codes: errors, routes })
 */
export function openApiDocument<Deps>(service: {
  name: string;
  codes: CodeTable;
  routes: readonly Route<Deps>[];
}): OpenApiDocument {
  const schemas = createSchemas();
  // Internal routes are between services; nobody outside can call them.
  const open = service.routes.filter(({ access }) => access !== 'internal');
  const { parts: paths, named } = schemas.resolve(
    Object.fromEntries(
      open.map((route) => [route.path, { post: operationOf(route, service.codes, schemas) }]),
    ),
  );
  return {
    openapi: '3.1.0',
    info: { title: `Noriter ${service.name}`, version: '1' },
    components: {
      securitySchemes,
      schemas: { SiteBody: siteBody, ...refusalSchemas, ...named },
      responses: sharedResponses,
      parameters,
    },
    paths,
  };
}

function operationOf<Deps>(route: Route<Deps>, codes: CodeTable, schemas: Schemas): object {
  return {
    operationId: route.path.replace(/^\/api\//, '').replaceAll('/', '_'),
    summary: route.summary,
    description: accessSentence(route.access),
    tags: [route.path.split('/')[2] ?? ''],
    security: route.access === 'guest' ? [{ site: [] }] : [{ site: [], session: [] }],
    ...parametersOf(route),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: withSite(route.body, schemas) } },
    },
    responses: responsesOf(route, codes, schemas.onTheWire(route.data, 'answer')),
  };
}

function parametersOf<Deps>({ idempotent }: Route<Deps>): { parameters?: object[] } {
  if (idempotent === false) return {};
  const name: keyof typeof parameters =
    idempotent === true ? 'IdempotencyKey' : 'RequiredIdempotencyKey';
  return { parameters: [{ $ref: `#/components/parameters/${name}` }] };
}

function withSite(body: z.ZodType, schemas: Schemas): JsonSchema {
  const shape = schemas.onTheWire(body, 'body');
  const isEmpty = shape.type === 'object' && Object.keys(shape.properties ?? {}).length === 0;
  return isEmpty ? refTo('SiteBody') : { allOf: [refTo('SiteBody'), shape] };
}

function accessSentence(access: Access): string {
  if (access === 'guest') return 'Anyone.';
  if (access === 'member') return 'A logged-in member.';
  if (access === 'operator') return 'A logged-in operator.';
  if (access === 'internal') return 'Another service.';
  const who = access.scope === 'platform' ? 'An operator of the platform' : 'An operator';
  return `${who} with the permission ${access.permission}.`;
}
