import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, CERTIFICATE_HEADER, type Checker } from '../auth/caller.ts';
import type { RawRequest, RawRoute } from '../contract/raw-route.ts';
import { createHeldBytes } from './held-bytes.ts';
import { identifyCaller } from './identify.ts';

/** Serves outside protocols: bodies of any type, as the bytes that came. */
export async function registerRawRoutes<Deps>(
  app: FastifyInstance,
  { deps, checker, routes }: { deps: Deps; checker: Checker; routes: readonly RawRoute<Deps>[] },
): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const route of routes) {
      const { under, method, bodyMax, heldMax = Number.POSITIVE_INFINITY } = route;
      const held = createHeldBytes(heldMax);
      raw.route({
        method,
        url: `${under}/*`,
        bodyLimit: bodyMax,
        onRequest: identifyCaller(checker, { access: 'internal', callers: ['gateway'] }),
        handler: async (request, reply) => {
          const answer = await route.handle(deps, rawRequestOf(request));
          const letGo = held.hold(answer.body);
          if (letGo === null) return reply.code(503).header('content-type', 'text/plain').send('');
          if (reply.raw.destroyed) letGo();
          else reply.raw.once('close', letGo);
          if (answer.disposition !== undefined) {
            reply.header('content-disposition', answer.disposition);
          }
          return reply.code(answer.status).header('content-type', answer.type).send(answer.body);
        },
      });
    }
  });
}

function rawRequestOf(request: FastifyRequest): RawRequest {
  const { headers, body } = request;
  const textOf = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    url: request.url,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    address: textOf(ADDRESS_HEADER),
    certificate: textOf(CERTIFICATE_HEADER),
    requestId: request.id,
  };
}
