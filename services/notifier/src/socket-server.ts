/**
 * The WebSocket server at /ws: who may come in at all, before a single STOMP byte is read. Refusals
 * are plain HTTP answers, because a socket that was never opened has no close code.
 */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isCallConnection } from '@noriter/kit/calls/accept';
import { networkOf } from '@noriter/kit/client-address';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';

import { addressOf } from './client-address.ts';
import type { NotifierConfig } from './config.ts';
import { chooseSubprotocol } from './domain/protocol-version.ts';
import type { Live } from './live.ts';
import { createLiveSocket, createTurn } from './stomp/live-socket.ts';
import type { Origin } from './stomp/session-types.ts';

/** A peer that does not answer a close is cut off after this long. */
const CLOSE_TIMEOUT_MS = 3_000;

/** Several frames may share a message; one of more than this is refused by its length alone. */
const FRAMES_PER_MESSAGE = 4;

/** An option of ws that its published types do not have yet. */
const closing = { closeTimeout: CLOSE_TIMEOUT_MS };

const LIVE_PATH = '/ws';

export type SocketServer = {
  attach(server: Server): void;
  /** Lets nobody in any more, sends everyone away, and waits until they have left. */
  drain(): Promise<void>;
};

export function createSocketServer(live: Live, config: NotifierConfig): SocketServer {
  const sockets = new Set<WebSocket>();
  const perNetwork = new Map<string, number>();
  const turn = createTurn();
  let draining = false;

  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: config.FRAME_BYTES_MAX * FRAMES_PER_MESSAGE,
    ...closing,
    handleProtocols: (offered) => chooseSubprotocol(offered) ?? false,
  });

  function welcome(socket: WebSocket, transport: Duplex, origin: Origin): void {
    const { network } = origin;
    const session = live.connect(createLiveSocket(socket, transport, turn), origin);
    sockets.add(socket);
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    // STOMP bytes are the same in a text and in a binary message, so both are read alike.
    socket.on('message', (data) => session.receive(bytesOf(data)));
    socket.on('pong', () => session.received());
    // What is wrong with the WebSocket itself (not UTF-8, too large) ws has answered already.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
      session.closed();
    });
  }

  async function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // The kit's, where the gateway brings calls together.
    if (isCallConnection(request)) return;
    // Until ws takes it nobody else listens: an unhandled error would end the process.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    // One customer has 2^64 addresses of IPv6: those of a /64 count together.
    const address = await addressOf(request, config);
    const network = networkOf(address);
    socket.off('error', onError);
    if (socket.destroyed) return;
    const refusal = refusalOf(request, {
      config,
      draining,
      open: sockets.size,
      openMax: live.connectionsMax,
      openHere: perNetwork.get(network) ?? 0,
    });
    if (refusal) {
      refuseUpgrade(socket, refusal);
      return;
    }
    server.handleUpgrade(request, socket, head, (opened) =>
      welcome(opened, socket, { address, network }),
    );
  }

  return {
    attach(httpServer) {
      httpServer.on('upgrade', (request, socket, head) => void onUpgrade(request, socket, head));
    },
    async drain() {
      draining = true;
      await live.drain();
      const deadline = performance.now() + CLOSE_TIMEOUT_MS;
      while (sockets.size > 0 && performance.now() < deadline) await delay(20);
      for (const socket of sockets) socket.terminate();
    },
  };
}

type Refusal = { status: number; text: string };

type Crowd = {
  config: NotifierConfig;
  draining: boolean;
  open: number;
  openMax: number;
  openHere: number;
};

function refusalOf(request: IncomingMessage, crowd: Crowd): Refusal | null {
  const { config, draining, open, openMax, openHere } = crowd;
  const path = (request.url ?? '').split('?')[0];
  if (path !== LIVE_PATH) return { status: 404, text: 'Not Found' };
  if (draining) return { status: 503, text: 'Service Unavailable' };
  const { origin } = request.headers;
  const allowed = config.ALLOWED_ORIGINS;
  if (allowed.length > 0 && !(origin && allowed.includes(origin))) {
    return { status: 403, text: 'Forbidden' };
  }
  if (open >= openMax) return { status: 503, text: 'Service Unavailable' };
  if (openHere < config.CONNECTIONS_PER_ADDRESS_MAX) return null;
  return { status: 429, text: 'Too Many Requests' };
}

function refuseUpgrade(socket: Duplex, { status, text }: Refusal): void {
  const retry = status === 404 || status === 403 ? '' : 'Retry-After: 5\r\n';
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`,
  );
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
