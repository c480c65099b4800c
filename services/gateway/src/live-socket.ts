/**
 * Invariant: after the upgrade the two sockets are one. Neither outlives the other, and a client
 * whose notifier is gone is told to connect again (1012) wherever a frame may stand.
 */
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ADDRESS_HEADER, CALLER_HEADER } from '@noriter/kit/caller';
import { languageOf } from '@noriter/kit/http/language';
import type { Ids } from '@noriter/kit/ids';
import { clientAddress, networkOf } from './address.ts';
import { requestIdOf } from './call.ts';
import type { RefusalCode } from './errors.ts';
import { type FrameBoundary, followFrames } from './frame-boundary.ts';
import { refuseOnSocket } from './refusals.ts';

export type LiveParts = {
  /** The notifier's base address. */
  url: string;
  ids: Ids;
  trustedProxies: number;
  /** Open connections from one address. */
  addressMax: number;
  /** Signs the gateway itself, so that the notifier believes the address beside it. */
  signGateway: () => string;
};

export type LiveDoor = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  open: () => number;
  /** Tells every client to connect again, elsewhere. */
  close: () => void;
};

/** The notifier must have answered the upgrade, or refused it and closed, by then. */
const HANDSHAKE_MS = 5_000;
/** After one side has ended, the other may finish for this long. */
const LAST_WORDS_MS = 2_000;
const KEEP_ALIVE_MS = 30_000;
/** 1012, Service Restart: connect again. A whole, unmasked close frame. */
const CLOSE_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

export function createLiveDoor(parts: LiveParts): LiveDoor {
  const openByNetwork = new Map<string, number>();
  const joints = new Set<() => void>();
  let isClosing = false;

  return {
    upgrade(request, client, head) {
      const requestId = requestIdOf(request, parts.ids);
      const network = networkOf(clientAddress(request, parts.trustedProxies));
      const code = refusalOf(request, openByNetwork.get(network) ?? 0);
      if (code !== null) {
        return refuseOnSocket(client, code, languageOf(request.headers), requestId);
      }
      openByNetwork.set(network, (openByNetwork.get(network) ?? 0) + 1);
      const leave = joinNotifier(parts, { request, client, head, requestId });
      joints.add(leave);
      client.once('close', () => {
        joints.delete(leave);
        const rest = (openByNetwork.get(network) ?? 1) - 1;
        if (rest === 0) openByNetwork.delete(network);
        else openByNetwork.set(network, rest);
      });
    },
    open: () => joints.size,
    close() {
      isClosing = true;
      for (const leave of joints) leave();
    },
  };

  function refusalOf(request: IncomingMessage, openHere: number): RefusalCode | null {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== '/ws') return 'H404';
    if (request.method !== 'GET') return 'H405';
    if (isClosing) return 'TE99';
    return openHere >= parts.addressMax ? 'H429' : null;
  }
}

type Arrival = { request: IncomingMessage; client: Duplex; head: Buffer; requestId: string };

/** Joins a client to the notifier. Returns what tells the client to go and connect again. */
function joinNotifier(parts: LiveParts, arrival: Arrival): () => void {
  const { client, head, requestId, request } = arrival;
  const { hostname, port } = new URL(parts.url);
  const notifier = connect({ host: hostname, port: Number(port === '' ? 80 : port) });
  const frames = followFrames();
  const handshake = setTimeout(() => refuseArrival('NT99'), HANDSHAKE_MS);
  let answered = false;
  let connected = false;

  keepOpen(notifier);
  keepOpen(request.socket);
  notifier.once('connect', () => {
    connected = true;
    notifier.write(upgradeHead(parts, arrival), 'latin1');
    if (head.length > 0) notifier.write(head);
    client.pipe(notifier);
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

/** The upgrade request as the client sent it, with our word on where it came from. */
function upgradeHead(parts: LiveParts, { request, requestId }: Arrival): string {
  const lines = [`GET ${request.url} HTTP/1.1`];
  const { rawHeaders } = request;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!isOurs(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  lines.push(`${CALLER_HEADER}: ${parts.signGateway()}`);
  lines.push(`${ADDRESS_HEADER}: ${clientAddress(request, parts.trustedProxies)}`);
  lines.push(`x-request-id: ${requestId}`, '', '');
  return lines.join('\r\n');
}

function isOurs(name: string): boolean {
  return (
    name.startsWith('x-noriter-') || name.startsWith('x-forwarded-') || name === 'x-request-id'
  );
}

function keepOpen(socket: Socket): void {
  socket.setTimeout(0);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
}
