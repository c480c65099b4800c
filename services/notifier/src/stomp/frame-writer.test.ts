import { Parser } from '@stomp/stompjs';
import { describe, expect, it } from 'vitest';

import { cashMessage, lockMessage } from '../domain/live-message.ts';
import {
  connectedFrame,
  errorFrame,
  messageHead,
  receiptFrame,
  renderMessage,
} from './frame-writer.ts';

/** Reads as a client would, with the codec it would use. */
const readOne = (frame: string) => {
  const found: { command: string; headers: Record<string, string>; body: string }[] = [];
  const parser = new Parser(
    ({ command = '', headers, binaryBody }) =>
      found.push({
        command,
        headers: Object.fromEntries(headers),
        body: Buffer.from(binaryBody ?? []).toString(),
      }),
    () => {},
  );
  parser.parseChunk(frame);
  expect(found).toHaveLength(1);
  return found[0];
};

describe('frames of the server', () => {
  it('CONNECTED names the version, the heart-beats and the connection', () => {
    const heartBeat = { serverEveryMs: 10_000, clientEveryMs: 20_000 };
    expect(readOne(connectedFrame({ version: '1.2', heartBeat, connectionId: 'c-1' }))).toEqual({
      command: 'CONNECTED',
      headers: { version: '1.2', 'heart-beat': '10000,20000', session: 'c-1', server: 'noriter' },
      body: '',
    });
  });

  it('RECEIPT and ERROR escape what a client put into them', () => {
    expect(readOne(receiptFrame('a:b\nc'))?.headers['receipt-id']).toBe('a\\cb\\nc');
    const error = readOne(errorFrame({ code: 'H400', message: 'No: this', receiptId: 'r:1' }));
    expect(error?.headers).toMatchObject({
      code: 'H400',
      message: 'No\\c this',
      'receipt-id': 'r\\c1',
      version: '1.2,1.1',
    });
    expect(error?.body).toBe('No: this');
  });

  it('MESSAGE carries cmd, data1 and data2 as strings, with version, held and owed beside them', () => {
    const message = renderMessage(
      cashMessage('e-1', { cash: 120_000n, held: 5_000n, points: 30n, owed: 0n, version: 7n }),
    );
    const frame = readOne(message.messageFor(messageHead('sub:0', '/topic/token/s-1')).text);
    expect(frame?.command).toBe('MESSAGE');
    expect(frame?.headers).toMatchObject({
      subscription: 'sub\\c0',
      destination: '/topic/token/s-1',
      'message-id': 'e-1',
      version: '7',
      held: '5000',
      owed: '0',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(frame?.body ?? '')),
    });
    expect(JSON.parse(frame?.body ?? '')).toEqual({ cmd: 'CASH', data1: '120000', data2: '30' });
  });

  it('a message is serialised once for readers with the same head, and length counts bytes', () => {
    const message = renderMessage(lockMessage('e-1', { locked: true, scope: '카지노' }));
    const head = messageHead('sub-0', '/topic/site/noriter');
    expect(message.messageFor(head)).toBe(message.messageFor(head));
    const other = message.messageFor(messageHead('sub-1', '/topic/site/noriter')).text;
    expect(readOne(other)?.headers).toMatchObject({ subscription: 'sub-1', scope: '카지노' });
  });
});
