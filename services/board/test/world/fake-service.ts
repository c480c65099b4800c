/** Stands where another service would: answers what the board asks of it. */
import { createServer } from 'node:http';
import { boundTo, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';

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
  const { url } = await listenLocally(server);
  return {
    url,
    state,
    close: () => closeNow(server),
  };
}
