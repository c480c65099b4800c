/**
 * Invariant: an address comes from the socket, or from the entry of x-forwarded-for or Forwarded that
 * is as many from the right as there are proxies of ours. What a client writes there itself is not
 * believed, and who came through a proxy is never taken for the proxy.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { forwardedEntry, listedEntry } from './forwarded.ts';
import { readAddress } from './read-address.ts';

/** Of a client whose address nobody told us. It stands outside, and is counted with others like it. */
export const UNKNOWN_ADDRESS = 'unknown';

/** What a request carries that came through something. */
const WRITTEN_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const insideNetworks = new BlockList();
insideNetworks.addSubnet('127.0.0.0', 8);
insideNetworks.addSubnet('10.0.0.0', 8);
insideNetworks.addSubnet('172.16.0.0', 12);
insideNetworks.addSubnet('192.168.0.0', 16);
insideNetworks.addSubnet('169.254.0.0', 16);
insideNetworks.addAddress('::1', 'ipv6');
insideNetworks.addSubnet('fc00::', 7, 'ipv6');
insideNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * The client's address in one spelling, or `UNKNOWN_ADDRESS`.
 *
 * @param trustedProxies the value of `trustProxySetting`
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const { 'x-forwarded-for': listed, forwarded } = request.headers;
  if (trustedProxies === 0 || (listed === undefined && forwarded === undefined)) {
    return readAddress(request.socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
  }
  if (listed === undefined) return forwardedAddress(forwarded ?? '', trustedProxies);
  const address = readAddress(listedEntry(String(listed), trustedProxies)) ?? UNKNOWN_ADDRESS;
  // A proxy writes one of the two and may hand on the other as the client wrote it: what opens a
  // door has to stand in both.
  const isDisputed = forwarded !== undefined && isInside(address);
  if (isDisputed && forwardedAddress(forwarded, trustedProxies) !== address) return UNKNOWN_ADDRESS;
  return address;
}

function forwardedAddress(forwarded: string, trustedProxies: number): string {
  return readAddress(forwardedEntry(forwarded, trustedProxies).for ?? '') ?? UNKNOWN_ADDRESS;
}

/** True when the request came to us over TLS, by the header of our own proxy. */
export function cameOverTls(request: IncomingMessage, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const { 'x-forwarded-proto': proto, forwarded } = request.headers;
  if (proto !== undefined || forwarded === undefined) return proto === 'https';
  return forwardedEntry(forwarded, trustedProxies).proto?.toLowerCase() === 'https';
}

/**
 * True when who asks stands inside. A proxy that we do not know of makes anybody outside.
 *
 * @param trustedProxies the value of `trustProxySetting`
 */
export function standsInside(request: IncomingMessage, trustedProxies: number): boolean {
  const { headers } = request;
  if (trustedProxies === 0 && WRITTEN_BY_PROXIES.some((name) => headers[name] !== undefined)) {
    return false;
  }
  return isInside(clientAddress(request, trustedProxies));
}

/** Loopback or a private network: where whoever reads metrics stands. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && insideNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** What is counted together: an IPv4 address, or the /64 that one IPv6 customer has. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
