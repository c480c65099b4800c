import type { Vendor, VendorState } from './vendor.ts';

/** So many probes in a row without an answer, and a vendor's games are taken down. */
const FAILURES_MAX = 3;

/**
 * What becomes of a vendor after a probe; null where it stays. What an operator has locked is not opened
 * again by itself.
 */
export function stateAfterProbe(
  { state, isAutomatic }: Pick<Vendor, 'state' | 'isAutomatic'>,
  failures: number,
): VendorState | null {
  if (state === 'open') return failures >= FAILURES_MAX ? 'maintenance' : null;
  return isAutomatic && failures === 0 ? 'open' : null;
}
