import type { Balance } from '../api/contracts.ts';

/**
 * The newer of two balances: the highest version wins, whichever way it came. An answer to a poll
 * that was asked before an event must not put the older number back.
 */
export function newerBalance(known: Balance | undefined, incoming: Balance): Balance {
  return known !== undefined && BigInt(known.version) > BigInt(incoming.version) ? known : incoming;
}
