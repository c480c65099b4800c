/** Stands where identity and wallet would: answers the two internal calls the notifier makes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';

export type Neighbours = {
  url: string;
  /** By member: what the wallet says; a member who is not here has no account. */
  balances: Map<string, { cash: string; held: string; points: string; version: string }>;
  /** By session: what identity says; a session that is not here has ended. */
  states: Map<string, 'live' | 'replaced' | 'ended'>;
  /** Members asked about, one entry for each call. */
  balanceCalls: string[][];
  stateCalls: string[];
  /** While true both answer 503. */
  down: boolean;
  close(): Promise<void>;
};

export async function startNeighbours(internalKey: string): Promise<Neighbours> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const caller = verifyCaller(internalKey, String(request.headers[CALLER_HEADER] ?? ''));
      const status = neighbours.down || caller?.kind !== 'service' ? 503 : 200;
      const data = status === 200 ? answer(request.url ?? '', JSON.parse(text)) : null;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function answer(path: string, body: { memberIds: string[]; sessionId: string }) {
    if (path === '/internal/sessions/state') {
      neighbours.stateCalls.push(body.sessionId);
      return { state: neighbours.states.get(body.sessionId) ?? 'ended' };
    }
    neighbours.balanceCalls.push(body.memberIds);
    const known = body.memberIds.filter((memberId) => neighbours.balances.has(memberId));
    return {
      balances: known.map((memberId) => ({ memberId, ...neighbours.balances.get(memberId) })),
    };
  }

  const neighbours: Neighbours = {
    url: `http://127.0.0.1:${port}`,
    balances: new Map(),
    states: new Map(),
    balanceCalls: [],
    stateCalls: [],
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return neighbours;
}
