/**
 * The wallet says of each command what became of it. Stakes and what they pay are nearly all of these
 * outcomes and concern two readers; everything else concerns six, and must not be sought among them.
 */
import { stakeEvents, walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';

const ofEachBet: ReadonlySet<number> = new Set([
  WalletCommandKind.STAKE,
  WalletCommandKind.PAYOUT,
  WalletCommandKind.FREE_BET_STAKE,
]);

/** The topic of the outcomes of commands of a kind, by its number in the contract. */
export function outcomeTopic(kind: WalletCommandKind): typeof stakeEvents | typeof walletEvents {
  return ofEachBet.has(kind) ? stakeEvents : walletEvents;
}
