import { createHash } from 'node:crypto';
import { type BeaconChain, roundAfter } from '@noriter/fair-draw/beacon';
import { ownChain, signRound } from '@noriter/fair-draw/beacon-signer';
import type { Logger } from '@noriter/kit/logging';
import { type FastifyReply, fastify } from 'fastify';
import { z } from 'zod';
import type { DrawBeaconConfig } from './config.ts';

const LATE_MS = 30_000;

const params = z.object({ round: z.union([z.literal('latest'), z.coerce.number().int().min(1)]) });
const controlRequest = z.object({ mode: z.enum(['well', 'silent', 'forged', 'late']) });

type Mode = z.output<typeof controlRequest>['mode'];

export type DrawBeacon = { url: string; chain: BeaconChain; stop(): Promise<void> };

/** A beacon of its own behind drand's HTTP API; `POST /control` makes it silent, late or lie. */
export async function startDrawBeacon(
  { PORT: port, HOST: host, SECRET: secret }: Omit<DrawBeaconConfig, 'LOG_LEVEL'>,
  log?: Logger,
): Promise<DrawBeacon> {
  const chain = ownChain(secret);
  let mode: Mode = 'well';
  const app = fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 });

  app.get('/live', () => ({ live: true }));
  app.get('/ready', () => ({ ready: true }));
  app.get(`/${chain.hash}/info`, () => ({
    public_key: chain.publicKey,
    period: chain.period,
    genesis_time: chain.genesis,
    hash: chain.hash,
    schemeID: 'bls-unchained-g1-rfc9380',
  }));
  app.get(`/${chain.hash}/public/:round`, (request, reply) => {
    const asked = params.safeParse(request.params);
    return asked.success ? answer(reply, asked.data.round) : reply.code(400).send();
  });
  app.post('/control', (request, reply) => {
    const asked = controlRequest.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
    mode = asked.data.mode;
    log?.info({ mode }, 'steered by hand');
    return { mode };
  });

  function answer(reply: FastifyReply, asked: 'latest' | number) {
    if (mode === 'silent') return reply.code(503).send();
    const behindMs = mode === 'late' ? LATE_MS : 0;
    const latest = roundAfter(chain, new Date(Date.now() - behindMs)) - 1;
    const round = asked === 'latest' ? latest : asked;
    if (round > latest) return reply.code(404).send();
    const signature = signRound(secret, mode === 'forged' ? round + 1 : round);
    const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    return reply.send({ round, randomness, signature });
  }

  const url = await app.listen({ port, host });
  log?.info({ url, chain: chain.hash }, 'draw beacon is up');
  return { url, chain, stop: () => app.close() };
}
