import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** A machine that is all busy with thousands of them takes some seconds for one; more is a fault. */
const ANSWER_MS_MAX = 15_000;

/** `null` where it is open, else why not: the status of an HTTP answer, or what happened instead. */
export type Refusal = null | number | string;

/**
 * Opens a WebSocket to the live channel as a browser does, which stays open while its server lets it.
 *
 * @param options.hello the frames it begins with; the last of them asks for a receipt
 * @param options.onFrame gets what comes beside the receipt, frame by frame
 * @param options.onEnd called when it has ended, whoever ended it
 * @returns when the receipt has come, or what came instead
 */
export function openSocket(options: {
  port: number;
  hello: string;
  onFrame: (frame: string) => void;
  onEnd: () => void;
}): Promise<Refusal> {
  const socket = new WebSocket(`ws://127.0.0.1:${options.port}/ws`, { perMessageDeflate: false });
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const late = setTimeout(() => {
    resolve('no answer');
    socket.terminate();
  }, ANSWER_MS_MAX);
  socket.on('unexpected-response', (request, { statusCode }: IncomingMessage) => {
    resolve(statusCode ?? 'no status');
    request.destroy();
  });
  socket.on('error', (error) => resolve(error.message));
  socket.on('close', (code) => {
    resolve(`closed with ${code}`);
    options.onEnd();
  });
  socket.on('open', () => socket.send(options.hello));
  socket.on('message', (data: Buffer) => {
    for (const frame of data.toString().split('\0')) {
      if (frame.startsWith('RECEIPT')) resolve(null);
      else options.onFrame(frame);
    }
  });
  return promise.finally(() => clearTimeout(late));
}
