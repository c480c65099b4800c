import type { Socket } from 'node:net';
import {
  ANSWER_BYTES_MAX,
  BrokenFrame,
  CONNECTION_ITSELF,
  createFrameReader,
  type createFrameWriter,
  type Frame,
  HEAD_ROOM_BYTES,
  NO_ANSWER,
} from '@noriter/kit/calls/frames';

/** A call to send: its headers are names and values by turns. */
export type OutgoingCall = {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** What becomes of a call: it is sent, and after that answered or failed, once. */
export type CallHandler = {
  /** @param abort forgets the call: the handler gets nothing more */
  sent(abort: () => void): void;
  answered(status: number, headers: Readonly<Record<string, string>>, body: Buffer): void;
  /** It was sent, and may have happened. */
  failed(error: Error): void;
};

/** Ping interval, and how long the service may be silent. */
export const PING_MS = 2_000;

const SILENT_MS_MAX = 7_000;

/** A gap between two pings that means that this process itself was stopped. */
const ASLEEP_MS = 2 * PING_MS;

const CALL_IDS = 2 ** 32;

/** An open connection and its calls. */
export type Open = {
  readonly socket: Socket;
  readonly send: ReturnType<typeof createFrameWriter>;
  readonly waiting: Map<number, CallHandler>;
  lastCall: number;
  receivedAt: number;
  pingedAt: number;
  isLeaving: boolean;
};

export function sendCall(open: Open, call: OutgoingCall, handler: CallHandler): void {
  const id = nextCall(open);
  open.send(id, [call.path, ...call.headers], call.body);
  open.waiting.set(id, handler);
  handler.sent(() => {
    open.waiting.delete(id);
    endWhenDone(open);
  });
}

function nextCall(open: Open): number {
  do open.lastCall = (open.lastCall + 1) % CALL_IDS;
  while (open.lastCall === CONNECTION_ITSELF || open.waiting.has(open.lastCall));
  return open.lastCall;
}

export function leave(open: Open): void {
  open.isLeaving = true;
  endWhenDone(open);
}

function endWhenDone({ isLeaving, waiting, socket }: Open): void {
  if (isLeaving && waiting.size === 0) socket.end();
}

/** Finds a connection that was lost silently. After a stop of this process silence proves nothing. */
export function ping(open: Open): void {
  const now = performance.now();
  if (now - open.pingedAt > ASLEEP_MS) open.receivedAt = now;
  open.pingedAt = now;
  if (now - open.receivedAt > SILENT_MS_MAX) open.socket.destroy(new Error('It is silent.'));
  else open.send(CONNECTION_ITSELF, ['ping']);
}

export function listen(open: Open, head: Buffer): void {
  const read = createFrameReader(ANSWER_BYTES_MAX + HEAD_ROOM_BYTES, (frame) => {
    if (frame.call !== CONNECTION_ITSELF) takeAnswer(open, frame);
    else if (frame.head[0] === 'leave') leave(open);
  });
  const receive = (chunk: Buffer) => {
    open.receivedAt = performance.now();
    try {
      read(chunk);
    } catch (error) {
      open.socket.destroy(error instanceof Error ? error : undefined);
    }
  };
  if (head.length > 0) receive(head);
  open.socket.on('data', receive);
}

function takeAnswer(open: Open, frame: Frame): void {
  const handler = open.waiting.get(frame.call);
  // The call was aborted meanwhile.
  if (handler === undefined) return;
  open.waiting.delete(frame.call);
  deliver(handler, frame);
  endWhenDone(open);
}

/** @throws BrokenFrame of an answer without a status */
function deliver(handler: CallHandler, { head, body }: Frame): void {
  const [status, ...fields] = head;
  if (typeof status !== 'number') throw new BrokenFrame('An answer has no status.');
  if (status === NO_ANSWER) {
    handler.failed(new Error('The service abandoned the call.'));
    return;
  }
  const headers: Record<string, string> = {};
  for (let at = 0; at < fields.length; at += 2)
    headers[String(fields[at])] = String(fields[at + 1]);
  handler.answered(status, headers, body);
}
