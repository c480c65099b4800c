/** Stands where another service would: answers what the board asks of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundTo, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';

/**
 * @param keyOf the keys, known once the test's space is open
 * @param answer the data of an answer
 */
export async function startFakeService<State extends { isDown: boolean }>(
  keyOf: () => Keyring,
  name: string,
  state: State,
  answer: (path: string, body: Record<string, unknown>) => object,
) {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const signed = String(request.headers[CALLER_HEADER] ?? '');
      const route = boundTo(request.url ?? '');
      void verifyCaller(keyOf().checkerOf(name), signed, { route }).then((caller) => {
        const isUp = !state.isDown && caller?.kind === 'service';
        const data = isUp ? answer(request.url ?? '', JSON.parse(text)) : null;
        response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ resultCode: '0', resultMessage: '', data }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
