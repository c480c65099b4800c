import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Identity as the wallet meets it: one internal call, over real HTTP. */
export type IdentityServer = {
  url: string;
  /** What the next checks answer. */
  outcome: 'ok' | 'wrong' | 'locked' | 'missing' | 'suspended';
  /** How many checks were asked for. */
  asked: number;
  /** Closes the door: calls find nobody. */
  close(): Promise<void>;
};

export async function startIdentityServer(): Promise<IdentityServer> {
  const server = createServer((request, response) => {
    request.resume();
    identity.asked += 1;
    const found = request.url === '/internal/members/checkWithdrawal';
    const data = {
      outcome: identity.outcome,
      payoutAccountMasked: '국민은행 ****1234 홍*동',
      payoutAccountVersion: 3,
    };
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const resultCode = found ? '0' : 'H404';
    response.end(JSON.stringify({ resultCode, resultMessage: '', data, requestId: 'identity' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const identity: IdentityServer = {
    url: `http://127.0.0.1:${port}`,
    outcome: 'ok',
    asked: 0,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return identity;
}
