/** Stands where betting would: answers what the board asks of attached bets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundTo, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';

export type FakeBetting = Awaited<ReturnType<typeof startFakeBetting>>;

type Asked = { memberId: string; betId: string };

/** @param keyOf the keys, known once the test's space is open */
export async function startFakeBetting(keyOf: () => Keyring) {
  /** By bet: whose it is, and its state. */
  const bets = new Map<string, { memberId: string; state: string }>();
  const state = { isDown: false };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const signed = String(request.headers[CALLER_HEADER] ?? '');
      const route = boundTo(request.url ?? '');
      void verifyCaller(keyOf().checkerOf('betting'), signed, { route }).then((caller) => {
        const isUp = !state.isDown && caller?.kind === 'service';
        const data = isUp ? { ticket: ticketOf(JSON.parse(text)) } : null;
        response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function ticketOf({ memberId, betId }: Asked) {
    const bet = bets.get(betId);
    if (bet?.memberId !== memberId) return null;
    return {
      betId,
      groupKey: 'sport',
      vendorCode: 'soccer',
      gameDay: '2026-01-15',
      number: 0,
      marketId: '',
      selectionId: '',
      kind: 'single',
      linesOf: 1,
      odds: '1.95',
      state: bet.state,
      cash: '50000',
      winCash: '0',
      legs: [{ fixtureId: 'sr:match:1', marketKey: 'x', selectionId: 'home', odds: '1.95' }],
    };
  }

  return {
    url: `http://127.0.0.1:${port}`,
    bets,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
