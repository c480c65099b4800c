import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import type { TestSpace } from '@noriter/kit/testing';
import { eventually } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { nodeOptions } from '@noriter/local/service-keeper';
import { execa } from 'execa';

import { openEventSource } from './event-source.ts';
import { openReaders } from './reader-process.ts';
import type { Side } from './side.ts';
import { CHANNELS } from './side.ts';

const SITE = 'noriter';
const START_MS = 40_000;

type Member = { memberId: string; hello: string };

/** The real notifier as its own process; events come through Kafka, as the wallet sends them. */
export async function openNotifierSide(space: TestSpace): Promise<Side> {
  const wallet = await openEmptyWallet();
  const port = await freePort();
  const main = fileURLToPath(new URL('../../../services/notifier/src/main.ts', import.meta.url));
  // Ends with this process, however it ends.
  const child = execa(process.execPath, [...nodeOptions, main], {
    env: {
      ...space.env({ PORT: String(port), WALLET_URL: wallet.url, IDENTITY_URL: wallet.url }),
      CONNECTIONS_PER_ADDRESS_MAX: String(CHANNELS * 2),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  await eventually(async () => {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`);
    if (!ready.ok) throw new Error(`The notifier is not ready: ${await ready.text()}`);
  }, START_MS);
  const members = await Promise.all(Array.from({ length: CHANNELS }, () => makeMember(space)));
  const source = await openEventSource(space, members);
  const readers = await openReaders({ port, hellos: members.map(({ hello }) => hello) });
  return {
    name: 'notifier',
    readers,
    offer: (perSecond, durationMs) => source.offer(perSecond, durationMs),
    processorMs: async () => ({
      notifier: await notifierMs(port),
      source: await source.processorMs(),
    }),
    async close() {
      readers.close();
      await source.close();
      child.kill();
      await child;
      wallet.close();
    },
  };
}

async function notifierMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The notifier does not tell its processor time');
  return Number(seconds) * 1000;
}

async function makeMember(space: TestSpace): Promise<Member> {
  const memberId = randomUUID();
  const sessionId = randomUUID();
  const { token } = await issueSessionToken(space.env().TOKEN_PRIVATE_KEY ?? '', {
    sub: memberId,
    sid: sessionId,
    site: SITE,
    kind: 'member',
    lid: 'reader',
    lvl: 1,
    ptn: false,
  });
  await writeSessionState(space.redis, sessionId, 'live');
  const hello =
    `CONNECT\naccept-version:1.2\nhost:${SITE}\ntoken:${token}\n\n\0` +
    `SUBSCRIBE\nid:sub-0\ndestination:/topic/token/${sessionId}\nreceipt:1\n\n\0`;
  return { memberId, hello };
}

/** The wallet as far as the notifier asks it: nobody has an account yet, so no snapshot is sent. */
async function openEmptyWallet(): Promise<{ url: string; close(): void }> {
  const answer = JSON.stringify({ resultCode: '0', resultMessage: '', data: { balances: [] } });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(answer);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
