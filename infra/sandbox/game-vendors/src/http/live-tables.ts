import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Outside } from '../outside.ts';

const query = z.object({ seat: z.uuid() });
/** Unread bytes after which a page is cut off: it comes back by itself and gets what stands. */
const BACKLOG_MAX = 512 * 1024;
const ALIVE_EVERY_MS = 10_000;

/** The tables as server-sent events: what stands, then each change. */
export function addLiveTables(app: FastifyInstance, outside: Outside): void {
  app.get('/game/baccarat/live', (request, reply) => {
    const asked = query.safeParse(request.query);
    const seat = asked.success ? outside.seats.seat(asked.data.seat) : undefined;
    if (!seat) return reply.code(404).send({ ok: false, code: 'no_seat' });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const write = (text: string) => {
      if (raw.writableLength > BACKLOG_MAX) raw.destroy();
      else raw.write(text);
    };
    const leave = outside.baccarat.watch({
      seat,
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    });
    const alive = setInterval(() => write(': alive\n\n'), ALIVE_EVERY_MS);
    raw.on('close', () => {
      clearInterval(alive);
      leave();
    });
    return reply;
  });
}
