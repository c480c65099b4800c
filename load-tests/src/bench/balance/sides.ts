import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import type { TestSpace } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { openMemberAccounts } from '../../site/member-accounts.ts';
import { type HttpProcess, startProcess } from './http-process.ts';

/** One side of the bench: where its balance call is, and how to end it. */
export type Side = { name: string; url: string; stop(): Promise<void> };

export const SITE_KEY = 'bench-site-key';
const NO_LIMIT = '1000000000';

const programs = {
  gateway: program('../../../../services/gateway/src/main.ts'),
  wallet: program('../../../../services/wallet/src/main.ts'),
  bareService: program('./bare-service.ts'),
  bareProxy: program('./bare-proxy.ts'),
};

/** The product: gateway and wallet, with the space's PostgreSQL, Kafka and Redis. */
export async function openProduct(space: TestSpace): Promise<Side> {
  const env = { ...space.env({}, 'wallet'), LOG_LEVEL: 'warn' };
  const identity = await openIdentity();
  const wallet = await startProcess({
    file: programs.wallet,
    port: await freePort(),
    env,
    asks: '/ready',
  });
  const gateway = await startProcess({
    file: programs.gateway,
    port: await freePort(),
    env: {
      ...env,
      ...space.env({ LOG_LEVEL: 'warn' }, 'gateway'),
      IDENTITY_URL: identity.url,
      WALLET_URL: wallet.url,
      SITES: JSON.stringify({ noriter: { key: SITE_KEY } }),
      LIMIT_MEMBER_MAX: NO_LIMIT,
      LIMIT_ADDRESS_MAX: NO_LIMIT,
    },
    asks: '/live',
  });
  return side('gateway and wallet', gateway, wallet, identity);
}

/** The baseline: the same JSON by bare Fastify behind @fastify/http-proxy. */
export async function openBaseline(answer: string): Promise<Side> {
  const service = await startProcess({
    file: programs.bareService,
    port: await freePort(),
    env: { ANSWER: answer },
    asks: '/live',
  });
  const proxy = await startProcess({
    file: programs.bareProxy,
    port: await freePort(),
    env: { UPSTREAM: service.url },
    asks: '/live',
  });
  return side('fastify behind http-proxy', proxy, service);
}

/** Members with money and a session that lives. @returns their tokens */
export async function openSessions(space: TestSpace, count: number): Promise<string[]> {
  const members = await openMemberAccounts(space.pool, count);
  const privateKey = space.env().TOKEN_PRIVATE_KEY ?? '';
  return Promise.all(
    members.map(async (sub, i) => {
      const sid = randomUUID();
      await writeSessionState(space.redis, sid, 'live');
      const lid = `bench${i}${randomBytes(2).toString('hex')}`;
      const claims = {
        sub,
        sid,
        lid,
        site: 'noriter',
        kind: 'member',
        lvl: 1,
        ptn: false,
      } as const;
      return (await issueSessionToken(privateKey, claims)).token;
    }),
  );
}

/**
 * Answers in this process for identity, which the gateway asks about a session only when Redis is
 * too slow to tell: a machine that is busy with something else must not end the bench.
 */
async function openIdentity(): Promise<HttpProcess> {
  const port = await freePort();
  const answer = { resultCode: '0', resultMessage: '', data: { state: 'live' } };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function side(name: string, front: HttpProcess, ...others: readonly HttpProcess[]): Side {
  return {
    name,
    url: `${front.url}/api/cash/getUserCash`,
    async stop() {
      await front.stop();
      for (const other of others) await other.stop();
    },
  };
}

function program(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
