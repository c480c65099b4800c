// Invariant: an empty list lets every address in; a list with entries lets nothing else in. An
// entry that can't be read is refused when it is set, so it never opens the door by accident.
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Entries like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32. */
export function isAddressEntry(entry: string): boolean {
  const { address, prefix } = splitEntry(entry);
  const version = isIP(address);
  if (version === 0) return false;
  if (prefix === null) return true;
  const longest = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
}

export function isAddressAllowed(address: string, entries: readonly string[]): boolean {
  if (entries.length === 0) return true;
  const plain = plainAddress(address);
  const version = isIP(plain);
  if (version === 0) return false;
  const allowed = new BlockList();
  for (const entry of entries) addEntry(allowed, entry);
  return allowed.check(new SocketAddress({ address: plain, family: family(version) }));
}

/** An IPv4 address that came through an IPv6 socket is judged as the IPv4 address it is. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function addEntry(list: BlockList, entry: string): void {
  const { address, prefix } = splitEntry(entry);
  const type = family(isIP(address));
  if (prefix === null) list.addAddress(address, type);
  else list.addSubnet(address, Number(prefix), type);
}

function splitEntry(entry: string): { address: string; prefix: string | null } {
  const [address = '', prefix, ...rest] = entry.trim().split('/');
  return rest.length > 0 ? { address: '', prefix: null } : { address, prefix: prefix ?? null };
}

function family(version: number): 'ipv4' | 'ipv6' {
  return version === 6 ? 'ipv6' : 'ipv4';
}
