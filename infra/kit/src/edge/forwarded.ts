/**
 * Invariant: of what proxies wrote, only the entry that the outermost of ours added is read. An entry
 * left out counts as one: what a client wrote before it must never move into its place.
 */
import { parse } from 'forwarded-parse';

/** A `Forwarded` header (RFC 7239): its entry, or nothing where the header cannot be read. */
export function forwardedEntry(
  header: string,
  trustedProxies: number,
): { for?: string; proto?: string } {
  try {
    return parse(header).at(-trustedProxies) ?? {};
  } catch {
    return {};
  }
}

/** An entry of x-forwarded-for; empty where there are fewer than proxies. */
export function listedEntry(header: string, trustedProxies: number): string {
  return (header.split(',').at(-trustedProxies) ?? '').trim();
}
