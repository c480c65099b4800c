import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CALLS_PATH, CALLS_PROTOCOL } from '@noriter/kit/calls/accept';

/** The service to call, and who calls. */
export type CallTarget = {
  readonly url: string;
  /** A header that is signed as a service: CALLER_HEADER, and its value. */
  readonly sign: () => Promise<readonly [string, string]>;
};

const CONNECT_MS_MAX = 1_000;

export async function upgrade({
  url,
  sign,
}: CallTarget): Promise<{ socket: Socket; head: Buffer }> {
  const [name, caller] = await sign();
  return new Promise((resolve, reject) => {
    const request = httpRequest(new URL(CALLS_PATH, url), {
      agent: false,
      headers: { connection: 'upgrade', upgrade: CALLS_PROTOCOL, [name]: caller },
    });
    const late = setTimeout(
      () => request.destroy(new Error('No call connection in time.')),
      CONNECT_MS_MAX,
    );
    request.on('upgrade', (_response: IncomingMessage, socket: Socket, head: Buffer) => {
      clearTimeout(late);
      resolve({ socket, head });
    });
    request.on('response', (response) => {
      clearTimeout(late);
      request.destroy();
      reject(new Error(`No call connection: ${response.statusCode}.`));
    });
    request.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    request.end();
  });
}
