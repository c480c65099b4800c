import type { Won } from '@noriter/kit/money';
import type { VendorCall } from '../../vocabulary/vendor-call.ts';
import { isMoneyVerb, type MoneyVerb } from '../../vocabulary/verb.ts';

/** A vendor's transaction as it is decided: everything it needs is there. */
export type MoneyCall = {
  readonly verb: MoneyVerb;
  readonly playerId: string;
  /** The vendor's. */
  readonly transactionId: string;
  readonly roundId: string | null;
  /** What ties it to its bet; its own id where it names none. */
  readonly wager: string;
  /** Of a rollback: a transaction or a wager, by the vendor's rules. */
  readonly rollsBack: string | null;
  /** Below zero only of an adjustment. */
  readonly amount: Won;
  readonly won: Won;
  readonly closes: boolean | null;
};

const ID_LENGTH_MAX = 128;
/** More than any movement of money on the site can be. */
const WON_MAX = 999_999_999_999n;

/** Makes a transaction of a call; null where the call lacks something, or has too much of it. */
export function moneyCallOf(call: VendorCall, playerId: string): MoneyCall | null {
  const { verb, transactionId, roundId, rollsBack, amount, won, closes } = call;
  if (!isMoneyVerb(verb) || transactionId === null) return null;
  const wager = call.wager ?? transactionId;
  const ids = [transactionId, roundId, wager, rollsBack];
  if (ids.some((id) => id !== null && !isVendorId(id))) return null;
  if (verb === 'rollback' && rollsBack === null) return null;
  if (isOfRound(verb) && roundId === null) return null;
  if (amount > WON_MAX || won > WON_MAX || won < 0n) return null;
  if (amount < (verb === 'adjust' ? -WON_MAX : 0n)) return null;
  return { verb, playerId, transactionId, roundId, wager, rollsBack, amount, won, closes };
}

/** Two requests with one key are the same one when these are the same. */
export function fingerprintOf(call: MoneyCall): string {
  const { verb, playerId, roundId, wager, rollsBack, amount, won } = call;
  return [verb, playerId, roundId ?? '', wager, rollsBack ?? '', amount, won].join('\n');
}

function isOfRound(verb: MoneyVerb): boolean {
  return verb === 'bet' || verb === 'win' || verb === 'bet_and_win';
}

/** A vendor's id that a database and a log can keep. */
export function isVendorId(text: string): boolean {
  if (text === '' || text.length > ID_LENGTH_MAX || !text.isWellFormed()) return false;
  return !/\p{Cc}/u.test(text);
}
