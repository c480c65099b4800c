/**
 * Frames out, by the codec of @stomp/stompjs. A MESSAGE is serialised once whatever the number of
 * its readers: what differs between them (subscription, destination) is a head of its own, made
 * when they subscribe, and the rest is the same text for all.
 */

import { FrameImpl } from '@stomp/stompjs';

import type { HeartBeat } from '../domain/heart-beat.ts';
import type { LiveMessage } from '../domain/live-message.ts';
import { type ProtocolVersion, supportedVersions } from '../domain/protocol-version.ts';
import { type TextMessage, textMessage } from './text-message.ts';

/** An end of line between frames means "still here". */
export const heartBeatFrame = '\n';

export function connectedFrame(input: {
  version: ProtocolVersion;
  heartBeat: HeartBeat;
  connectionId: string;
}): string {
  return serialize('CONNECTED', {
    version: input.version,
    'heart-beat': `${input.heartBeat.serverEveryMs},${input.heartBeat.clientEveryMs}`,
    session: input.connectionId,
    server: 'noriter',
  });
}

export function receiptFrame(receiptId: string): string {
  return serialize('RECEIPT', { 'receipt-id': receiptId });
}

/** The last frame of a connection: what was wrong, as a code for programs and a text for people. */
export function errorFrame(input: {
  code: string;
  message: string;
  receiptId?: string | undefined;
}): string {
  const { code, message, receiptId } = input;
  return serialize(
    'ERROR',
    {
      code,
      message,
      version: supportedVersions.join(','),
      ...(receiptId === undefined ? {} : { 'receipt-id': receiptId }),
      'content-type': 'text/plain',
    },
    message,
  );
}

export type RenderedMessage = {
  readonly version: bigint | undefined;
  readonly fillsGap: boolean;
  /** One reader's WebSocket message; equal heads share one value. */
  messageFor(head: string): TextMessage;
};

/** Serialises a message once. The heads of its readers come from `messageHead`. */
export function renderMessage(message: LiveMessage): RenderedMessage {
  const { id, cmd, data1, data2, version, fillsGap = false, headers } = message;
  const body = JSON.stringify({ cmd, data1, data2 });
  // Every event passes here, and the codec turns texts into bytes to see whether there are any: the
  // lines are put together here.
  let lines = line('message-id', id);
  if (version !== undefined) lines += line('version', version.toString());
  for (const name in headers) lines += line(name, headers[name] ?? '');
  lines += `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n`;
  const tail = `${lines}\n${body}\0`;
  let lastHead = '';
  let last: TextMessage | null = null;
  return {
    version,
    fillsGap,
    messageFor(head) {
      if (last === null || head !== lastHead) {
        lastHead = head;
        last = textMessage(head + tail);
      }
      return last;
    },
  };
}

/** The part of a MESSAGE that belongs to one subscription. */
export function messageHead(subscriptionId: string, destination: string): string {
  const whole = serialize('MESSAGE', { subscription: subscriptionId, destination });
  return whole.slice(0, -'\n\0'.length);
}

function line(name: string, value: string): string {
  return `${name}:${needsEscape.test(value) ? escaped(value) : value}\n`;
}

/** STOMP 1.2, "Value Encoding". */
function escaped(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll(':', '\\c');
}

/** The codec looks four times at each header that might need an escape; hardly any ever does. */
const needsEscape = /[\\\r\n:]/;

function serialize(command: string, headers: Record<string, string>, body = ''): string {
  const escapeHeaderValues = Object.values(headers).some((value) => needsEscape.test(value));
  const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues });
  if (typeof frame === 'string') return frame;
  throw new TypeError('A frame with a text body is serialised as text');
}
