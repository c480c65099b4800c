import type { Tone } from '../../../shared/ui/figures/badge.tsx';
import type { VendorState } from '../../shared/contracts.ts';

/** The colours of a vendor's states. */
export const vendorTones: Record<VendorState, Tone> = {
  open: 'jade',
  maintenance: 'warn',
  blocked: 'danger',
};
