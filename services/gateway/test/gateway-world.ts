import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { createCallConnectionServer } from '@noriter/kit/calls/accept';
import { createRedis, redisReady } from '@noriter/kit/redis';
import { type SessionState, writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import { makeKeyring } from '@noriter/kit/testing';
import { ANSWER_WAIT_FACTOR, limits } from '@noriter/kit/testing/limits';
import type { UpstreamName } from '@noriter/registry/names';
import { startGateway } from '../src/start-gateway.ts';

export const SITE_KEY = 'noriter-demo-site-key';
export const OTHER_SITE_KEY = 'other-demo-site-key';
/** The keys of all services. */
export const keyring = makeKeyring();
export const payloadKey = randomBytes(32);

/** What a service of these tests got. */
export type Seen = { url: string; headers: IncomingMessage['headers']; body: string };

/** A real service that answers as a test wants it to, calls that come alone and those that come together. */
export type TestService = {
  url: string;
  port: number;
  seen: Seen[];
  server: Server;
  /** Connections on which calls come together. */
  carrying: ReadonlySet<Duplex>;
  /** Asks for no more calls together, as a service that stops. */
  leave(): void;
  /** What it answers, as identity, about the rules of sites; asked by itself every second. */
  maintenance: { siteId: string; startsAt: string; endsAt: string | null }[];
  real: { siteId: string; allowedCountries: string[] }[];
  /** How it answers from now on. */
  answers(listener: RequestListener): void;
  stop(): Promise<void>;
};

export const balance = {
  resultCode: '0',
  resultMessage: '정상 처리되었습니다.',
  data: { cash: '12000', held: '0', points: '30', version: '4' },
};

/** Reads the call, notes it, and answers with a balance. */
export function answerBalance(seen: Seen[]): RequestListener {
  return (request, response) => {
    // A request that the gateway gives up in the middle was never seen whole.
    const answer = (body: string) => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(balance));
    };
    text(request).then(answer, () => undefined);
  };
}

export async function openService(name: UpstreamName, port = 0): Promise<TestService> {
  const seen: Seen[] = [];
  let listener = answerBalance(seen);
  const maintenance: TestService['maintenance'] = [];
  const real: TestService['real'] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/internal/sites/rules') return listener(request, response);
    response.setHeader('content-type', 'application/json');
    const data = { closed: maintenance, real };
    response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
  });
  const calls = createCallConnectionServer(keyring.checkerOf(name), (request, response) =>
    listener(request, response),
  );
  const carrying = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    carrying.add(socket);
    socket.on('close', () => carrying.delete(socket));
    void calls.upgrade(request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${open}`,
    port: open,
    seen,
    server,
    carrying,
    leave: () => calls.close(),
    maintenance,
    real,
    answers: (next) => {
      listener = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of carrying) socket.destroy();
      }),
  };
}

export type GatewayWorld = Awaited<ReturnType<typeof openGatewayWorld>>;

/** A gateway on a free port with real Redis and services of the test's own. */
export async function openGatewayWorld(env: Record<string, string> = {}) {
  const prefix = `gateway_${randomBytes(5).toString('hex')}.`;
  const redisUrl = process.env.NORITER_TEST_REDIS_URL ?? '';
  waitForAnswers(ANSWER_WAIT_FACTOR);
  const redis = createRedis(redisUrl, { prefix });
  await redisReady(redis, limits.soon);
  const [identity, wallet, betting, board, notifier, games, partner, promotion] = await Promise.all(
    [
      openService('identity'),
      openService('wallet'),
      openService('betting'),
      openService('board'),
      openService('notifier'),
      openService('games-gateway'),
      openService('partner'),
      openService('promotion'),
    ],
  );
  const keys = generateKeyPairSync('ed25519');
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const settings: Record<string, string> = {
    PORT: '0',
    HOST: '127.0.0.1',
    ANSWER_WAIT_FACTOR: String(ANSWER_WAIT_FACTOR),
    LOG_LEVEL: process.env.NORITER_TEST_LOG ?? 'silent',
    REDIS_URL: redisUrl,
    REDIS_KEY_PREFIX: prefix,
    ...keyring.env('gateway'),
    TOKEN_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    SITES: JSON.stringify({
      noriter: { key: SITE_KEY },
      other: { key: OTHER_SITE_KEY },
    }),
    PAYLOAD_KEYS: JSON.stringify({ noriter: payloadKey.toString('base64') }),
    PLATFORM_SITE: 'noriter',
    IDENTITY_URL: identity.url,
    WALLET_URL: wallet.url,
    BETTING_URL: betting.url,
    BOARD_URL: board.url,
    NOTIFIER_URL: notifier.url,
    GAMES_GATEWAY_URL: games.url,
    PARTNER_URL: partner.url,
    PROMOTION_URL: promotion.url,
    ...env,
  };
  const gateway = await startGateway(settings);

  return {
    url: gateway.url,
    port: Number(new URL(gateway.url).port),
    redis,
    identity,
    wallet,
    betting,
    board,
    notifier,
    games,
    partner,
    promotion,
    gateway,
    settings,
    /** A second gateway beside the first, in the same world. */
    another: (changes: Record<string, string> = {}) => startGateway({ ...settings, ...changes }),
    session,
    setState: (sessionId: string, state: SessionState) =>
      writeSessionState(redis, sessionId, state),
    async close() {
      await gateway.stop();
      const services = [identity, wallet, betting, board, notifier, games, partner, promotion];
      await Promise.all(services.map((service) => service.stop()));
      redis.disconnect();
    },
  };

  /** A member with a session that lives, as identity would have made it. */
  async function session(
    changes: {
      site?: string;
      kind?: 'member' | 'operator';
      ttlSeconds?: number;
      nets?: string[];
      isAdult?: true;
      state?: SessionState | null;
    } = {},
  ) {
    const sessionId = randomUUID();
    const memberId = randomUUID();
    const claims = {
      sub: memberId,
      sid: sessionId,
      site: changes.site ?? 'noriter',
      kind: changes.kind ?? ('member' as const),
      lid: 'player1',
      lvl: 2,
      ptn: false,
      ...(changes.nets === undefined ? {} : { nets: changes.nets }),
      ...(changes.isAdult === undefined ? {} : { adu: changes.isAdult }),
    };
    const { token } = await issueSessionToken(privateKey, claims, changes.ttlSeconds ?? 7_200);
    const state = changes.state === undefined ? 'live' : changes.state;
    if (state !== null) await writeSessionState(redis, sessionId, state);
    return { token, sessionId, memberId };
  }
}

export type Envelope = {
  resultCode: string;
  resultMessage: string;
  data: unknown;
  requestId: string;
};

/** Calls the gateway as the web does. */
export async function call(
  url: string,
  path: string,
  options: {
    token?: string;
    headers?: Record<string, string>;
    body?: string;
    method?: string;
  } = {},
) {
  const { method = 'POST' } = options;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: SITE_KEY,
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { token: options.token }),
      ...options.headers,
    },
    ...(method === 'POST' ? { body: options.body ?? '{"siteId":"noriter"}' } : {}),
  });
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: answer,
    body: (answer.startsWith('{') ? JSON.parse(answer) : null) as Envelope,
  };
}
