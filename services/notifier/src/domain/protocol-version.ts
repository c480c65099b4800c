/**
 * Invariant: a session speaks the highest version that both sides know, or none:
 * 1.0 has no negotiation and no heart-beats, so it is never agreed to.
 */

export const supportedVersions = ['1.2', '1.1'] as const;
export type ProtocolVersion = (typeof supportedVersions)[number];

/** What the WebSocket handshake may name, best first. */
export const supportedSubprotocols = ['v12.stomp', 'v11.stomp'] as const;

/** Reads `accept-version`; null when nothing in it is ours, as when the header is missing. */
export function negotiateVersion(header: string | undefined): ProtocolVersion | null {
  const offered = new Set((header ?? '').split(',').map((version) => version.trim()));
  return supportedVersions.find((version) => offered.has(version)) ?? null;
}

/** Picks the subprotocol of the handshake; null when none of the offered is ours. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | null {
  return supportedSubprotocols.find((name) => offered.has(name)) ?? null;
}
