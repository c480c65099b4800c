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
import type { Command, MemoryGroup } from '../../machine/memory-group.ts';

const SITE = 'noriter';
const START_MS = 40_000;
const NO_LIMIT = '1000000000';

export type NotifierProcess = { port: number; pid: number | undefined; close(): Promise<void> };

/**
 * The real notifier as a process of its own, on a space's servers.
 *
 * @param options.connections as many come from one address
 * @param options.env what else it is told
 * @param options.inside what it is started in
 * @throws Error when it does not get ready, or ends before
 */
export async function startNotifier(
  space: TestSpace,
  {
    connections,
    env = {},
    inside = (command: Command) => command,
  }: { connections: number; env?: Record<string, string>; inside?: MemoryGroup['inside'] },
): Promise<NotifierProcess> {
  const wallet = await openEmptyWallet();
  const port = await freePort();
  const main = fileURLToPath(new URL('../../../../services/notifier/src/main.ts', import.meta.url));
  const own = {
    PORT: String(port),
    WALLET_URL: wallet.url,
    IDENTITY_URL: wallet.url,
    SITES: JSON.stringify({ [SITE]: { key: 'a-key-of-the-benchmark' } }),
    ...env,
  };
  const { program, args } = inside({ program: process.execPath, args: [...nodeOptions, main] });
  // Ends with this process, however it ends.
  const child = execa(program, args, {
    env: {
      ...space.env(own, 'notifier'),
      CONNECTIONS_PER_ADDRESS_MAX: String(connections * 2),
      SUBSCRIPTIONS_PER_ADDRESS_MAX: NO_LIMIT,
      FRAMES_PER_ADDRESS_BURST: NO_LIMIT,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  let hasEnded = false;
  void child.then(() => {
    hasEnded = true;
  });
  const close = async () => {
    child.kill();
    await child;
    wallet.close();
  };
  try {
    await eventually(async () => {
      if (hasEnded) return;
      const ready = await fetch(`http://127.0.0.1:${port}/ready`);
      if (!ready.ok) throw new Error(`The notifier is not ready: ${await ready.text()}`);
    }, START_MS);
    if (hasEnded) throw new Error('The notifier ended before it was ready.');
  } catch (error) {
    await close();
    throw error;
  }
  return { port, pid: child.pid, close };
}

/** What a member's browser sends after the upgrade: who it is, and that it listens for what is its own. */
export async function helloOf(space: TestSpace, memberId: string): Promise<string> {
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
  return (
    `CONNECT\naccept-version:1.2\nhost:${SITE}\ntoken:${token}\n\n\0` +
    `SUBSCRIBE\nid:sub-0\ndestination:/topic/token/${sessionId}\nreceipt:1\n\n\0`
  );
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
