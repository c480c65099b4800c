import type { Logger } from '@noriter/kit/logging';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { z } from 'zod';

import { control } from './control/control.ts';
import { fixtureList } from './control/fixture-list.ts';
import { ControlError, controlRequest } from './control/requests.ts';
import { productIds, productNames } from './feed/product.ts';
import { xmlText } from './feed/xml.ts';
import { recover } from './play/open-world.ts';
import type { World } from './play/world.ts';

const productParams = z.object({
  product: z.enum(['1', '3', '6']).transform((text) => {
    return productIds.find((id) => String(id) === text) ?? 1;
  }),
});
const recoveryQuery = z.object({
  epoch: z.coerce.number().int().min(0),
  after: z.coerce.number().int().min(0),
  request_id: z.string().min(1).max(80),
});
const listQuery = z.object({ sport: z.string().optional(), status: z.string().optional() });

/** Unread bytes after which a subscriber is cut off: he has to recover anyway. */
const BACKLOG_MAX = 64 * 1024 * 1024;

export function createServer(world: World, log: Logger): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  addStream(app, world, log);
  addRecovery(app, world, log);
  app.get('/live', () => ({ service: 'odds-feed' }));
  app.get('/ready', () => ({ ready: true }));
  app.post('/control', (request, reply) => {
    const asked = controlRequest.safeParse(request.body);
    if (!asked.success) return refuse(reply, z.prettifyError(asked.error));
    try {
      const answer = control(world, asked.data);
      log.info({ asked: asked.data, answer }, 'steered by hand');
      return answer;
    } catch (error) {
      if (error instanceof ControlError) return refuse(reply, error.message);
      throw error;
    }
  });
  app.get('/control/fixtures', (request) => {
    return { fixtures: fixtureList(world, listQuery.parse(request.query)) };
  });
  return app;
}

function addStream(app: FastifyInstance, world: World, log: Logger): void {
  app.get('/v1/products/:product/stream', (request, reply) => {
    const params = productParams.safeParse(request.params);
    if (!params.success) return reply.code(404).send();
    const product = world.products[params.data.product];
    if (product.outlet.isOut()) return reply.code(503).send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'application/xml-seq; charset=utf-8',
      'cache-control': 'no-store',
    });
    const leave = product.subscribe({
      write: (line) => {
        if (raw.writableLength > BACKLOG_MAX) raw.destroy();
        else raw.write(line);
      },
      end: () => raw.end(),
    });
    log.info({ product: product.id }, 'subscribed');
    raw.on('close', () => {
      leave();
      log.info({ product: product.id }, 'unsubscribed');
    });
  });
}

function addRecovery(app: FastifyInstance, world: World, log: Logger): void {
  const path = '/v1/products/:product/recovery/initiate_request';
  app.post(path, (request, reply) => {
    const params = productParams.safeParse(request.params);
    const query = recoveryQuery.safeParse(request.query);
    if (!params.success) return reply.code(404).send();
    const { product } = params.data;
    if (world.products[product].outlet.isOut()) return reply.code(503).send();
    if (!query.success) return reply.code(400).send();
    const { epoch, after, request_id: requestId } = query.data;
    log.info({ product, epoch, after, requestId }, 'recovery');
    // After the answer: who asked knows by then that it comes.
    setImmediate(() => recover(world, product, { epoch, after, requestId }));
    const attributes = { response_code: 'ACCEPTED', request_id: requestId };
    return reply.code(202).type('application/xml').send(xmlText('response', { attributes }));
  });
  app.get('/v1/products', (_request, reply) => {
    const product = productIds.map((id) => {
      const { epoch, sequence } = world.products[id];
      return { attributes: { id, name: productNames[id], epoch, up_to: sequence } };
    });
    const text = xmlText('products', { attributes: {}, children: { product } });
    return reply.type('application/xml').send(text);
  });
}

function refuse(reply: FastifyReply, error: string) {
  return reply.code(400).send({ error });
}
