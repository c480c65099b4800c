import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import type { BettingWorld } from './betting-world.ts';

/** Of a call: answered; applied, and the answer is lost; lost on its way there; or sent away. */
export type Fate = 'answered' | 'answer lost' | 'lost' | 'sent away';

/**
 * Stands between betting and the real wallet, and loses what a test says.
 *
 * @param fateOf the next call, which is the `call`th from 1
 */
export async function standBetween(
  world: Pick<BettingWorld, 'deps' | 'wallet'>,
  fateOf: (call: number) => Fate,
) {
  let calls = 0;
  const walletUrl = world.wallet?.url ?? '';
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    calls += 1;
    const fate = fateOf(calls);
    if (fate === 'lost') {
      response.destroy();
      return;
    }
    if (fate === 'sent away') {
      response.writeHead(503).end('{}');
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !hops.has(name) ? [[name, value] as [string, string]] : [],
    );
    const answer = await fetch(`${walletUrl}${request.url}`, { method: 'POST', headers, body });
    const answered = await answer.text();
    if (fate === 'answer lost') response.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  }

  const { url } = await listenLocally(server);
  world.deps.wallet.url = url;
  return {
    calls: () => calls,
    async close() {
      world.deps.wallet.url = walletUrl;
      await closeNow(server);
    },
  };
}

/** What is about the connection, which is another one behind it. */
const hops = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);
