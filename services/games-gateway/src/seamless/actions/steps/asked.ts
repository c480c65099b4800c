import type { Vendor } from '../../../site/domain/vendor.ts';
import type { VendorRules } from '../../../vocabulary/vendor-rules.ts';
import type { MoneyCall } from '../../domain/money-call.ts';
import type { Player } from './players-of.ts';

/** A vendor's transaction, and who asks for it. */
export type Asked = {
  vendor: Vendor;
  rules: VendorRules;
  player: Player;
  call: MoneyCall;
  /** Ours. */
  transactionId: string;
  /** What the member has, where it was read for an answer without movements. */
  balance: bigint | null;
};
