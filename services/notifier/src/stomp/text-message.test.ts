import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';

import { textMessage, wireBytes } from './text-message.ts';

type FrameReceiver = new (options: { isServer: boolean }) => Writable;

/** The published types leave out what reads frames in `ws`. */
const { Receiver } = ws as unknown as { Receiver: FrameReceiver };

/** What a WebSocket peer reads from the bytes. */
const read = (bytes: Buffer): string[] => {
  const messages: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    messages.push(isBinary ? 'binary' : data.toString());
  });
  receiver.write(bytes);
  return messages;
};

describe('a text message', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('of %i bytes is read back by a peer', (length) => {
    const text = 'a'.repeat(length);
    expect(read(wireBytes([textMessage(text)]))).toEqual([text]);
  });

  it('that leaves alone becomes bytes once, whatever the number of its readers', () => {
    const message = textMessage('a notice');
    expect(wireBytes([message])).toBe(wireBytes([message]));
    expect(read(wireBytes([message, message]))).toEqual(['a notice', 'a notice']);
  });

  it('of any text is read back by a peer, one after the other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\0', 'é', '한', '🎲'), maxLength: 400 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const messages = texts.map(textMessage);
        const wire = wireBytes(messages);
        expect(read(wire)).toEqual(texts);
        expect(messages.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(wire.length);
      }),
    );
  });
});
