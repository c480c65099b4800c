/**
 * Whether a use was counted on. A counter that stands still or falls is that of a copy; devices
 * that share a passkey always say 0.
 */
export function isCountedOn(kept: bigint, given: number): boolean {
  return (kept === 0n && given === 0) || BigInt(given) > kept;
}
