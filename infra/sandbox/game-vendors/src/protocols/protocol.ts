/** What every outside protocol can say to a site: one shape, so that games know none of them. */
import type { Field, Fields } from './raw-json.ts';

export const protocolNames = ['hub', 'pragmatic', 'one-wallet', 'vortex', 'transfer'] as const;
export type ProtocolName = (typeof protocolNames)[number];

export type Verb = 'open' | 'balance' | 'bet' | 'win' | 'jackpot' | 'rollback' | 'close';

/** A call before it is signed. */
export type Call = {
  readonly verb: Verb;
  readonly path: string;
  readonly fields: Fields;
  /** The transaction it books; null when it books none. */
  readonly txId: string | null;
};

/** What goes over the wire: the bytes that are signed are the bytes that are sent. */
export type Packed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Signing: the vendor's key, when, and what shall be used once. */
export type Seal = { readonly key: string; readonly at: Date; readonly nonce: string };

export type Reply =
  | {
      readonly outcome: 'done';
      /** In won; null when the answer had none. */
      readonly balance: bigint | null;
      readonly session: string | null;
      readonly playerId: string | null;
    }
  /** Final: the same call again would be refused again. */
  | { readonly outcome: 'refused'; readonly code: string; readonly balance: bigint | null }
  /** It may have been booked or not: to be asked again, or rolled back. */
  | { readonly outcome: 'unknown'; readonly code: string };

/** Who plays: our name of him, and the token or session that the site gave. */
export type Player = { readonly playerId: string; readonly session: string };

/** Amounts in won. */
export type Wager = {
  readonly txId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly amount: bigint;
};
export type Winning = Wager & { readonly betTxId: string; readonly keepsOpen: boolean };
export type Rollback = Wager & { readonly betTxId: string };

/** A protocol in which the site keeps the money. */
export type Protocol = {
  readonly name: Exclude<ProtocolName, 'transfer'>;
  open(player: Player, id: string): Call;
  balance(player: Player, id: string): Call;
  bet(player: Player, wager: Wager): Call;
  win(player: Player, winning: Winning): Call;
  jackpot(player: Player, winning: Winning): Call;
  rollback(player: Player, rollback: Rollback): Call;
  /** Ends a round where a win does not; null where it does. */
  close(player: Player, round: Omit<Wager, 'amount'>): Call | null;
  pack(call: Call, seal: Seal): Packed;
  read(call: Call, status: number, text: string): Reply;
  /** Where a call has its amount and who plays, for those who lie about them. */
  readonly amountPath: readonly string[];
  readonly playerPath: readonly string[];
  /** An amount as a field, of the digits given. */
  amountField(digits: string): Field;
};

export function refused(code: string, balance: bigint | null = null): Reply {
  return { outcome: 'refused', code, balance };
}

export function unknown(code: string): Reply {
  return { outcome: 'unknown', code };
}

/** Answers that are no answer of the protocol: what can't be retried is a refusal. */
export function readStatus(status: number): Reply | null {
  if (status === 200) return null;
  return status >= 500 || status === 408 || status === 429
    ? unknown(`http_${status}`)
    : refused(`http_${status}`);
}

/** An answer's fields, or null for what is no JSON object. */
export function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

export function textIn(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
}
