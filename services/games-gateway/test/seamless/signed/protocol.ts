import type { VendorReply, vendorCalls } from '../../world/vendor-calls.ts';
import type { Fields } from './fields.ts';

/** What valid exchanges move, in won: a case is told from another one by ids of its own. */
export const STAKE = 1_000n;
export const WIN = 2_500n;

/** Who sits in a game, by the names that its vendor knows. */
export type Seat = { player: string; session: string };

/** The ids of one case, all new. */
export type Ids = { round: string; bet: string; own: string };

/** One call of a protocol as it is when nothing is wrong with it. */
export type Exchange = {
  path: string;
  verb: string;
  fields: (seat: Seat, ids: Ids) => Fields;
  /** Whether it is about a bet of the same round, which comes first. */
  needsBet?: true;
  /** Its amounts, and which way they move the cash. */
  moves?: Readonly<Record<string, 1n | -1n>>;
  /** Where its own id stands. */
  id?: string;
  /** Of a rollback: what names the bet, or whose it is. */
  names?: readonly string[];
};

export type Read = {
  isOk: boolean;
  /** Won; null where the answer has none. */
  balance: bigint | null;
};

type Calls = ReturnType<typeof vendorCalls>;

/** An outside protocol as its vendor speaks it. */
export type Protocol = {
  name: string;
  vendorKey: string;
  gameKey: string;
  /** What may be written in place of a field. */
  values: readonly string[];
  /** A text as it is written in place of a field. */
  write: (text: string) => string;
  bytes: (fields: Fields) => Buffer;
  /** Signed as it has to be; every time anew. */
  send: (calls: Calls, path: string, body: Buffer) => Promise<VendorReply>;
  /** @throws what is wrong with an answer that is none of the protocol's */
  read: (reply: VendorReply) => Read;
  /** Won; null for what the protocol does not call an amount. */
  amountOf: (written: string) => bigint | null;
  /** Makes a launch's token live. @returns what names the session from then on */
  enter: (calls: Calls, token: string, player: string) => Promise<string>;
  bet: Exchange;
  others: readonly Exchange[];
};

/** The digits that stand in an answer before a point, as they are written. */
export function wonIn({ text }: VendorReply, name: string): bigint | null {
  const digits = new RegExp(`"${name}":"?(-?\\d+)`).exec(text)?.[1];
  return digits === undefined ? null : BigInt(digits);
}
