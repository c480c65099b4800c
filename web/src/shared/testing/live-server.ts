import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT_FRAME = 0x81;

/** Takes a browser's WebSocket as the live channel's server does; what it says there is the test's to say. */
export function acceptSocket(request: IncomingMessage, socket: Duplex): void {
  const accepted = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.on('error', () => undefined);
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accepted}\r\nSec-WebSocket-Protocol: v12.stomp\r\n\r\n`,
  );
}

/** One frame of a text that is shorter than 126 bytes. */
export function writeText(socket: Duplex | undefined, text: string): void {
  socket?.write(Buffer.concat([Buffer.from([TEXT_FRAME, text.length]), Buffer.from(text)]));
}
