import { isIP, isIPv4, SocketAddress } from 'node:net';
import { LRUCache } from 'lru-cache';

const IN_BRACKETS = /^\[([^\]]*)\](?::(?:\d{1,5}|_[\w.-]+))?$/;
const IPV4_WITH_PORT = /^([\d.]+):(?:\d{1,5}|_[\w.-]+)$/;

/** Longer than any address with a zone and a port. */
const LENGTH_MAX = 100;

/** IPv6 in one spelling, by what was written: it is asked for with every call of a client. */
const spelled = new LRUCache<string, string>({ max: 10_000 });

/**
 * An address as sockets and proxies write it, in the one spelling that is compared and counted:
 * without port, brackets and zone, and IPv4 in its own form also where it came as IPv6.
 *
 * @returns null for what is no address
 */
export function readAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  if (text.length > LENGTH_MAX) return null;
  const known = spelled.get(text);
  if (known !== undefined) return known;
  const bare = (IN_BRACKETS.exec(text) ?? IPV4_WITH_PORT.exec(text))?.[1] ?? text;
  if (isIPv4(bare)) return bare;
  // Names of zones have letters that Node takes for no address.
  const [address = ''] = bare.split('%', 1);
  return isIP(address) === 6 ? spell(address) : null;
}

/** Kept without its port, of which each connection has another. */
function spell(address: string): string {
  const known = spelled.get(address);
  if (known !== undefined) return known;
  const one = unmapped(new SocketAddress({ address, family: 'ipv6' }).address);
  spelled.set(address, one);
  return one;
}

function unmapped(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
