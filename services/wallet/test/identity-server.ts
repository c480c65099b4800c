import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Identity as the wallet meets it: its internal calls, over real HTTP. */
export type IdentityServer = {
  url: string;
  /** What the next checks answer. */
  outcome: 'ok' | 'wrong' | 'locked' | 'missing' | 'suspended';
  /** The account members of a level are told to pay into; null for none. */
  account: Record<string, unknown> | null;
  /** How members are protected, as identity would say it; no entry is no protection. */
  gates: Map<string, object>;
  /** How many checks of anything else were asked for. */
  asked: number;
  /** Closes the door: calls find nobody. */
  close(): Promise<void>;
};

const noLimits = { day: null, week: null, month: null };

/** What identity says of a member without any protection. */
export const openGate = {
  version: 0,
  state: 'none',
  timeOutUntil: null,
  excluded: false,
  deposit: noLimits,
  loss: noLimits,
};

export async function startIdentityServer(): Promise<IdentityServer> {
  const answers: Record<string, (memberId: string) => object> = {
    '/internal/members/checkWithdrawal': () => ({
      outcome: identity.outcome,
      payoutAccountMasked: '국민은행 ****1234 홍*동',
      payoutAccountVersion: 3,
    }),
    '/internal/members/protection': (memberId) => identity.gates.get(memberId) ?? openGate,
    '/internal/site/depositAccount': () => ({ account: identity.account }),
  };
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { memberId = '' } = (await json(request)) as { memberId?: string };
    if (request.url !== '/internal/members/protection') identity.asked += 1;
    const data = answers[request.url ?? '']?.(memberId);
    response.statusCode = data === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    const resultCode = data === undefined ? 'H404' : '0';
    response.end(JSON.stringify({ resultCode, resultMessage: '', data, requestId: 'identity' }));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const identity: IdentityServer = {
    url: `http://127.0.0.1:${port}`,
    outcome: 'ok',
    account: {
      bankName: '노리터은행',
      accountNumber: '000-0000-0000-00',
      accountHolder: '노리터데모',
      shownMinutes: 30,
    },
    gates: new Map(),
    asked: 0,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return identity;
}
