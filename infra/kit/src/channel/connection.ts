/** A client's side of one channel: a connection to a service that carries many calls at once. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CHANNEL_PATH, CHANNEL_PROTOCOL } from './accept.ts';
import {
  ANSWER_BYTES_MAX,
  BrokenFrame,
  CONNECTION_ITSELF,
  createFrameReader,
  createFrameWriter,
  type Frame,
  HEAD_ROOM_BYTES,
  NO_ANSWER,
} from './frames.ts';

/** A call as it travels: its headers are names and values by turns. */
export type CarriedCall = {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** What becomes of a call: it is sent, and after that answered or failed, once. */
export type CallHandler = {
  /** @param abort forgets the call: nothing is said of it any more */
  sent(abort: () => void): void;
  answered(status: number, headers: Readonly<Record<string, string>>, body: Buffer): void;
  /** It was sent, and may have happened. */
  failed(error: Error): void;
};

/** Where a channel leads, and who opens it. */
export type ChannelTarget = {
  readonly url: string;
  /** A header that is signed as a service: CALLER_HEADER, and its value. */
  readonly sign: () => readonly [string, string];
};

export type Connection = {
  readonly openedAt: number;
  /** Calls without an answer. */
  underWay(): number;
  /** Whether it takes another call. */
  isOpen(): boolean;
  /** @throws RangeError of headers that are too long for a frame; nothing was sent then */
  send(call: CarriedCall, handler: CallHandler): void;
  /** Takes no more calls, and ends when those under way are answered. */
  leave(): void;
  destroy(): void;
};

const CONNECT_MS_MAX = 1_000;
/** The service is asked so often whether it is there; silent for the longer time, it is not. */
const PING_MS = 2_000;
const SILENT_MS_MAX = 7_000;
/** Between two pings, where this process itself was stopped. */
const ASLEEP_MS = 2 * PING_MS;
/** What the service has not read yet; calls go another way until it has. */
const UNSENT_BYTES_MAX = 4 * 1024 * 1024;
const CALL_IDS = 2 ** 32;

/** @throws Error where there is no service, or none that knows channels */
export async function openConnection(
  target: ChannelTarget,
  onClosed: (connection: Connection) => void,
): Promise<Connection> {
  const { socket, head } = await upgrade(target);
  return carryOver(socket, head, onClosed);
}

function upgrade({ url, sign }: ChannelTarget): Promise<{ socket: Socket; head: Buffer }> {
  const [name, caller] = sign();
  return new Promise((resolve, reject) => {
    const request = httpRequest(new URL(CHANNEL_PATH, url), {
      agent: false,
      headers: { connection: 'upgrade', upgrade: CHANNEL_PROTOCOL, [name]: caller },
    });
    const late = setTimeout(
      () => request.destroy(new Error('No channel in time.')),
      CONNECT_MS_MAX,
    );
    request.on('upgrade', (_response: IncomingMessage, socket: Socket, head: Buffer) => {
      clearTimeout(late);
      resolve({ socket, head });
    });
    request.on('response', (response) => {
      clearTimeout(late);
      request.destroy();
      reject(new Error(`No channel: ${response.statusCode}.`));
    });
    request.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    request.end();
  });
}

/** An open connection, and what it carries. */
type Line = {
  readonly socket: Socket;
  readonly send: ReturnType<typeof createFrameWriter>;
  readonly waiting: Map<number, CallHandler>;
  lastCall: number;
  heardAt: number;
  pingedAt: number;
  isLeaving: boolean;
};

function carryOver(
  socket: Socket,
  head: Buffer,
  onClosed: (connection: Connection) => void,
): Connection {
  const line: Line = {
    socket,
    send: createFrameWriter(socket),
    waiting: new Map(),
    lastCall: CONNECTION_ITSELF,
    heardAt: performance.now(),
    pingedAt: performance.now(),
    isLeaving: false,
  };
  const connection: Connection = {
    openedAt: line.heardAt,
    underWay: () => line.waiting.size,
    isOpen: () => !line.isLeaving && socket.writable && socket.writableLength < UNSENT_BYTES_MAX,
    send: (call, handler) => sendCall(line, call, handler),
    leave: () => leave(line),
    destroy: () => socket.destroy(),
  };
  const pings = setInterval(ping, PING_MS, line).unref();
  let reason = new Error('The service closed the channel.');
  socket.setNoDelay(true);
  socket.on('error', (error) => {
    reason = error;
  });
  socket.on('close', () => {
    clearInterval(pings);
    onClosed(connection);
    const handlers = [...line.waiting.values()];
    line.waiting.clear();
    for (const handler of handlers) handler.failed(reason);
  });
  listen(line, head);
  return connection;
}

function sendCall(line: Line, call: CarriedCall, handler: CallHandler): void {
  const id = nextCall(line);
  line.send(id, [call.path, ...call.headers], call.body);
  line.waiting.set(id, handler);
  handler.sent(() => {
    line.waiting.delete(id);
    endWhenDone(line);
  });
}

function nextCall(line: Line): number {
  do line.lastCall = (line.lastCall + 1) % CALL_IDS;
  while (line.lastCall === CONNECTION_ITSELF || line.waiting.has(line.lastCall));
  return line.lastCall;
}

function leave(line: Line): void {
  line.isLeaving = true;
  endWhenDone(line);
}

function endWhenDone({ isLeaving, waiting, socket }: Line): void {
  if (isLeaving && waiting.size === 0) socket.end();
}

/** A connection can be lost without a word. Who slept meanwhile heard nothing, and that says nothing. */
function ping(line: Line): void {
  const now = performance.now();
  if (now - line.pingedAt > ASLEEP_MS) line.heardAt = now;
  line.pingedAt = now;
  if (now - line.heardAt > SILENT_MS_MAX) line.socket.destroy(new Error('It is silent.'));
  else line.send(CONNECTION_ITSELF, ['ping']);
}

function listen(line: Line, head: Buffer): void {
  const read = createFrameReader(ANSWER_BYTES_MAX + HEAD_ROOM_BYTES, (frame) => {
    if (frame.call !== CONNECTION_ITSELF) takeAnswer(line, frame);
    else if (frame.head[0] === 'leave') leave(line);
  });
  const hear = (chunk: Buffer) => {
    line.heardAt = performance.now();
    try {
      read(chunk);
    } catch (error) {
      line.socket.destroy(error instanceof Error ? error : undefined);
    }
  };
  if (head.length > 0) hear(head);
  line.socket.on('data', hear);
}

function takeAnswer(line: Line, frame: Frame): void {
  const handler = line.waiting.get(frame.call);
  // What was given up is answered for nobody.
  if (handler === undefined) return;
  line.waiting.delete(frame.call);
  tell(handler, frame);
  endWhenDone(line);
}

/** @throws BrokenFrame of an answer without a status */
function tell(handler: CallHandler, { head, body }: Frame): void {
  const [status, ...fields] = head;
  if (typeof status !== 'number') throw new BrokenFrame('An answer has no status.');
  if (status === NO_ANSWER) {
    handler.failed(new Error('The service gave the call up.'));
    return;
  }
  const headers: Record<string, string> = {};
  for (let at = 0; at < fields.length; at += 2)
    headers[String(fields[at])] = String(fields[at + 1]);
  handler.answered(status, headers, body);
}
