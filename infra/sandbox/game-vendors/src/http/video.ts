/** A live video of nothing that happens: a drawn pitch, which says on every picture what it is. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { HEAD, PIECES, playlistAt } from '../video/playlist.ts';

const files = new Map(
  [HEAD, ...PIECES].map((name) => [
    name,
    readFileSync(new URL(`../../video/${name}`, import.meta.url)),
  ]),
);

/** The site's page reads it from another origin. */
const open = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

export function addVideo(app: FastifyInstance): void {
  const startedAt = new Date();
  app.get('/video/live.m3u8', (_request, reply) =>
    reply
      .headers({ ...open, 'cache-control': 'no-store' })
      .type('application/vnd.apple.mpegurl')
      .send(playlistAt({ startedAt, now: new Date() })),
  );
  app.get<{ Params: { name: string } }>('/video/:name', (request, reply) => {
    const file = files.get(request.params.name);
    if (file === undefined) return reply.code(404).send();
    return reply
      .headers({ ...open, 'cache-control': 'public, max-age=86400' })
      .type('video/mp4')
      .send(file);
  });
}
