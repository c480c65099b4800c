// The baseline: a bare `ws` server that pushes the same frames to the same readers, without
// Kafka, STOMP or anybody to look up. Spoken to by messages.
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BareRequest } from './bare-side.ts';
import { pace } from './pace.ts';
import { processorMs } from './processor.ts';
import { stampNow } from './stamp.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const sockets: WebSocket[] = [];
let next = 0;

server.on('connection', (socket) => sockets.push(socket));
server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: isInet(address) ? address.port : 0 });
});

// Nobody is left to read the figures.
process.on('disconnect', () => process.exit());

process.on('message', (request: BareRequest) => {
  if (request.kind === 'processor') {
    process.send?.({ processorMs: processorMs() });
    return;
  }
  const { perSecond, durationMs, head, tail } = request;
  const push = (count: number) => {
    const frame = `${head}${stampNow()}${tail}`;
    for (let index = 0; index < count; index += 1) {
      sockets[next % sockets.length]?.send(frame);
      next += 1;
    }
  };
  void pace(perSecond, durationMs, push).then((messages) => process.send?.({ messages }));
});

function isInet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
