/**
 * Invariant: money is brought into play only where the gateway judged that it may be. A call without
 * its word is refused, so a way around the gateway's own refusal leads nowhere.
 */
import { type Refusal, refuse, transportCodes } from '../contract/result-codes.ts';

/** The header with the gateway's word; worth something only beside a signed caller. */
export const ENTRY_HEADER = 'x-noriter-entry';

/**
 * Whether a call may bring money into play: its site is a demonstration, or the member is of age and
 * calls from a country the site may serve. `unknown`: the gateway does not know the site's rules yet.
 */
export type MoneyEntry = 'open' | 'country' | 'age' | 'unknown';

/** Why a call with this word may not bring money in; null when it may. */
export function entryRefusal(word: unknown): Refusal | null {
  if (word === 'open') return null;
  if (word === 'country') return refuse(transportCodes, 'S008');
  return refuse(transportCodes, word === 'age' ? 'S009' : 'TE99');
}
