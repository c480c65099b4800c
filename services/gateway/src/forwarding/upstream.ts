import {
  boundTo,
  CALLER_HEADER,
  createCallerSigner,
  type SignedFor,
  type Signer,
  signCaller,
} from '@noriter/kit/caller';
import { CALLS_PATH } from '@noriter/kit/calls/accept';
import type { UpstreamName } from '@noriter/registry/names';
import { Pool } from 'undici';
import { createPlaces, type Places } from '../limits/places.ts';
import { type CallConnections, createCallConnections } from './call-connections.ts';

/** A service as the gateway reaches it. */
export type Upstream = {
  name: UpstreamName;
  /** For calls that have a connection of their own while they are under way. */
  pool: Pool;
  /** For small calls: many of them share a connection. */
  callConnections: CallConnections;
  timeoutMs: number;
  waitingMax: number;
  /** Calls that have not been answered yet. */
  underWay: number;
  /** What networks have of calls whose body or answer streams: each keeps a connection of the pool. */
  streams: Places;
  reading: Reading;
};

/** How long clients that read slowly may keep a service waiting. */
type Reading = {
  ms: number;
  /** So many bytes of an answer give its client a second more. */
  bytesForSecond: number;
};

const CONNECT_TIMEOUT_MS = 1_000;

export type UpstreamLimits = {
  timeoutMs: number;
  connectionsMax: number;
  callConnections: number;
  waitingMax: number;
  /** Streams of one network. */
  streamsMax: number;
  reading: Reading;
  /** The gateway, which signs itself where it opens a call connection. */
  signer: Signer;
};

const GATEWAY_ITSELF = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;

/** Who the gateway is to a service, signed. */
export function signGateway(signer: Signer, of: SignedFor): Promise<string> {
  return signCaller(signer, of, GATEWAY_ITSELF);
}

/** The same for every call that it passes on unread: signed once, and again before it runs out. */
export function createGatewaySigner(signer: Signer): (to: UpstreamName) => Promise<string> {
  const sign = createCallerSigner(signer);
  return (to) => sign(to, { to }, GATEWAY_ITSELF);
}

export function openUpstream(name: UpstreamName, url: string, limits: UpstreamLimits): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: limits.connectionsMax,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // The wait for an answer counts from here, with the time in the pool's own queue: answer.ts.
    headersTimeout: 0,
    bodyTimeout: limits.timeoutMs,
  });
  const of = { to: name, route: boundTo(CALLS_PATH) };
  const sign = async () => [CALLER_HEADER, await signGateway(limits.signer, of)] as const;
  const callConnections = createCallConnections({ url, sign }, limits.callConnections);
  const { timeoutMs, waitingMax, reading } = limits;
  const streams = createPlaces(limits.streamsMax);
  return { name, pool, callConnections, timeoutMs, waitingMax, underWay: 0, streams, reading };
}
