import { PassThrough } from 'node:stream';
import { setImmediate as turnOver } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';

import { createLiveSocket, createTurn } from './live-socket.ts';
import { textMessage } from './text-message.ts';

/** A stream under a WebSocket that writes its own frames as plain text; ours lose their two bytes. */
function openSocket() {
  const stream = new PassThrough();
  const pieces: string[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece.toString('latin1').replace(/\x81./g, '')));
  const webSocket = {
    OPEN: 1,
    readyState: 1,
    send: (text: string) => stream.write(`<${text}>`),
    ping: () => stream.write('<ping>'),
    close: (code: number) => {
      stream.write(`<close ${code}>`);
      webSocket.readyState = 2;
    },
  };
  const live = createLiveSocket(webSocket as unknown as WebSocket, stream, createTurn());
  return { live, pieces, webSocket };
}

describe('messages of one turn', () => {
  it('leave as one piece, in their order, once the turn is over', async () => {
    const { live, pieces } = openSocket();
    for (const text of ['a', 'b', 'c']) live.sendMessage(textMessage(text));
    expect(pieces).toEqual([]);
    expect(live.waitingBytes()).toBe(3 * 3);
    await turnOver();
    expect(pieces).toEqual(['abc']);
    live.sendMessage(textMessage('d'));
    await turnOver();
    expect(pieces).toEqual(['abc', 'd']);
    expect(live.waitingBytes()).toBe(0);
  });

  it('leave before whatever is sent after them', async () => {
    const { live, pieces } = openSocket();
    live.sendMessage(textMessage('a'));
    live.sendText('receipt');
    live.sendMessage(textMessage('b'));
    live.ping();
    live.sendMessage(textMessage('c'));
    live.close(4001, 'replaced');
    await turnOver();
    expect(pieces.join('')).toBe('a<receipt>b<ping>c<close 4001>');
  });

  it('are dropped when the socket closes before they leave', async () => {
    const { live, pieces, webSocket } = openSocket();
    live.sendMessage(textMessage('a'));
    webSocket.readyState = 3;
    await turnOver();
    live.sendMessage(textMessage('b'));
    await turnOver();
    expect(pieces).toEqual([]);
    expect(live.waitingBytes()).toBe(0);
  });
});
