/**
 * Invariant: an address comes from the socket, or from as many entries of x-forwarded-for, counted
 * from the right, as there are proxies of ours. What a client writes there itself is not believed.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

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
 * The client's address; IPv4 in its own form also where the socket speaks IPv6.
 *
 * @param trustedProxies the value of `trustProxySetting`
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = plain(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined) return direct;
  const hops = String(forwarded).split(',');
  const claimed = plain((hops.at(-trustedProxies) ?? '').trim());
  return isIP(claimed) === 0 ? direct : claimed;
}

/** True when the request came to us over TLS, by the header of our own proxy. */
export function cameOverTls(request: IncomingMessage, trustedProxies: number): boolean {
  return trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https';
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

function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
