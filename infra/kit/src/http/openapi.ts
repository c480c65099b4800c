import swagger from '@fastify/swagger';
import { fastify } from 'fastify';
import { z } from 'zod';
import type { Access, Route } from '../route.ts';

/** The OpenAPI document, as JSON can hold it. */
export type OpenApiDocument = object;

const siteId = z.string().describe("The caller's site");

/**
 * The OpenAPI 3.1 document of a service's routes, made from the schemas that check requests.
 *
 * @example await openApiDocument({ name: 'wallet', routes })
 */
export async function openApiDocument<Deps>(service: {
  name: string;
  routes: readonly Route<Deps>[];
}): Promise<OpenApiDocument> {
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Noriter ${service.name}`, version: '1' },
      components: {
        securitySchemes: {
          site: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Site key' },
          session: { type: 'apiKey', in: 'header', name: 'token', description: 'Session token' },
        },
      },
    },
  });
  for (const route of service.routes) {
    // Internal routes are between services; nobody outside can call them.
    if (route.access === 'internal') continue;
    app.post(route.path, { schema: schemaOf(route) }, () => undefined);
  }
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

function schemaOf<Deps>(route: Route<Deps>) {
  const codes = route.refuses.length === 0 ? '' : ` Refuses with ${route.refuses.join(', ')}.`;
  return {
    operationId: route.path.replace(/^\/api\//, '').replaceAll('/', '_'),
    summary: route.summary,
    description: `${accessSentence(route.access)}${codes}`,
    tags: [route.path.split('/')[2] ?? ''],
    security: route.access === 'guest' ? [{ site: [] }] : [{ site: [], session: [] }],
    ...headersOf(route),
    body: onTheWire(withSiteId(route.body)),
    response: {
      200: onTheWire(
        z
          .object({
            resultCode: z.string().describe('"0" is success; any other code is a refusal'),
            resultMessage: z.string(),
            data: route.data.nullable(),
            requestId: z.string(),
          })
          .describe('The envelope of every answer'),
      ),
    },
  };
}

function headersOf<Deps>({ idempotent }: Route<Deps>): { headers?: object } {
  if (idempotent === false) return {};
  const key = idempotent === true ? z.string().optional() : z.string();
  return { headers: onTheWire(z.object({ 'idempotency-key': key })) };
}

/** JSON Schema of what travels: for a codec its text, both in a body and in an answer. */
function onTheWire(schema: z.ZodType): object {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return shape;
}

function withSiteId(body: z.ZodType): z.ZodType {
  if (body instanceof z.ZodObject) return body.safeExtend({ siteId });
  return z.intersection(z.object({ siteId }), body);
}

function accessSentence(access: Access): string {
  if (access === 'guest') return 'Anyone.';
  if (access === 'member') return 'A logged-in member.';
  if (access === 'operator') return 'A logged-in operator.';
  if (access === 'internal') return 'Another service.';
  return `An operator with the permission ${access.permission}.`;
}
