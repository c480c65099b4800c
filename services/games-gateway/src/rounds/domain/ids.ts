import { deriveId } from '@noriter/kit/ids';
import type { MoneyVerb } from '../../vocabulary/verb.ts';

/** Our id of a vendor's transaction: the same for every repeat of it, for ever. */
export function transactionIdOf(
  vendorKey: string,
  { verb, transactionId }: { verb: MoneyVerb; transactionId: string },
): string {
  return deriveId('game-transaction', `${vendorKey}\n${verb}\n${transactionId}`);
}

/** Our id of a member's part in a vendor's round. */
export function roundIdOf(vendorKey: string, memberId: string, vendorRoundId: string): string {
  return deriveId('game-round', `${vendorKey}\n${memberId}\n${vendorRoundId}`);
}

/** Our id of what a vendor gave outside of any round: its word for it may be none of ours. */
export function giftIdOf(vendorKey: string, { id, verb }: { id: string; verb: string }): string {
  return deriveId('game-feed-gift', `${vendorKey}\n${verb}\n${id}`);
}
