/**
 * Invariant: what a seed was promised with. It is a link of its day's chain, whose anchor it leads back
 * to; and it is mixed with a beacon's round before anything is drawn. Written apart from the server.
 */
import { hexOf, sha256 } from './verify-numbers.ts';

export type BeaconRound = { chain: string; round: number; signature: string };

/** What a seed leads back to after so many links, as hexadecimal text. */
export async function linkedBack(seed: Uint8Array<ArrayBuffer>, links: number): Promise<string> {
  let link = seed;
  for (let at = 0; at < links; at += 1) link = await keyedHash(link, 'the link before');
  return hexOf(link);
}

/** The seed that numbers are read off: of the promised one and of the beacon's round. */
export async function mixedWith(
  seed: Uint8Array<ArrayBuffer>,
  { chain, round, signature }: BeaconRound,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return keyedHash(seed, `beacon ${chain} ${round} ${await sha256(bytes)}`);
}

async function keyedHash(
  key: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const made = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, new TextEncoder().encode(text)));
}
