/**
 * Invariant: after the upgrade the two sockets are one. Neither outlives the other, and a client
 * whose notifier is gone is asked to connect again (1012) wherever a frame may stand.
 */
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { languageOf } from '@noriter/kit/http/language';
import type { RefusalCode } from '../errors.ts';
import { refuseOnSocket } from '../server/refusals.ts';
import type { Arrival } from './arrival.ts';
import { type FrameBoundary, followFrames } from './frame-boundary.ts';
import { upgradeHead } from './upgrade-head.ts';

export type JointDeps = {
  /** The notifier's base address. */
  url: string;
  trustedProxies: number;
  /** Signs the gateway itself, so that the notifier believes the address beside it. */
  signGateway: () => Promise<string>;
};

/** The notifier must have answered the upgrade, or refused it and closed, by then. */
const HANDSHAKE_MS = 5_000;

/** After one side has ended, the other may finish for this long. */
const LAST_WORDS_MS = 2_000;

const KEEP_ALIVE_MS = 30_000;

/** 1012, Service Restart: connect again. A whole, unmasked close frame. */
const CLOSE_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

/** Joins a client to the notifier. Returns what asks the client to connect again. */
export function joinNotifier(deps: JointDeps, arrival: Arrival): () => void {
  const { client, head, requestId, request } = arrival;
  const { hostname, port } = new URL(deps.url);
  const notifier = connect({ host: hostname, port: Number(port === '' ? 80 : port) });
  const frames = followFrames();
  const handshake = setTimeout(() => refuseArrival('NT99'), HANDSHAKE_MS);
  // Caught here: it may fail before anybody waits for it.
  const signed = deps.signGateway().catch(() => null);
  let answered = false;
  let connected = false;

  keepOpen(notifier);
  keepOpen(request.socket);
  notifier.once('connect', () => {
    connected = true;
    void signed.then((caller) => (caller === null ? refuseArrival('E001') : passOn(caller)));
  });
  notifier.on('data', (chunk: Buffer) => {
    answered = true;
    frames.pass(chunk);
    // Half an answer is none: until its head is whole, the time runs.
    if (frames.place() !== 'head') clearTimeout(handshake);
  });
  notifier.pipe(client, { end: false });
  notifier.on('error', () => notifier.destroy());
  notifier.on('close', () => {
    clearTimeout(handshake);
    if (answered) sendAway(client, frames);
    else refuseArrival(connected ? 'NT99' : 'TE99');
  });
  client.on('error', () => client.destroy());
  client.on('end', () => setTimeout(() => notifier.destroy(), LAST_WORDS_MS).unref());
  client.on('close', () => notifier.destroy());
  return () => {
    if (answered) sendAway(client, frames);
    else refuseArrival('TE99');
    notifier.destroy();
  };

  function passOn(caller: string): void {
    notifier.write(upgradeHead(arrival, caller, deps.trustedProxies), 'latin1');
    if (head.length > 0) notifier.write(head);
    client.pipe(notifier);
  }

  function refuseArrival(code: RefusalCode): void {
    clearTimeout(handshake);
    notifier.destroy();
    if (!answered && !client.destroyed) {
      answered = true;
      refuseOnSocket(client, code, languageOf(request.headers), requestId);
    }
  }
}

/** Ends the client's side: with 1012 where a frame may stand, else by closing the socket. */
function sendAway(client: Duplex, frames: FrameBoundary): void {
  if (client.destroyed || client.writableEnded) return;
  switch (frames.place()) {
    case 'between':
      client.end(CLOSE_FRAME);
      break;
    case 'closed':
    case 'head':
      client.end();
      break;
    case 'inside':
      client.destroy();
      return;
  }
  const timer = setTimeout(() => client.destroy(), LAST_WORDS_MS);
  client.once('close', () => clearTimeout(timer));
  client.resume();
}

function keepOpen(socket: Socket): void {
  socket.setTimeout(0);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
}
