/** Pragmatic style: forms, an MD5 over the sorted parameters and a secret, decimal amounts. */
import { createHash } from 'node:crypto';
import type { Call, Protocol, Reply, Verb, Wager } from './protocol.ts';
import { objectOf, readStatus, refused, textIn, unknown } from './protocol.ts';
import { digitsIn, type Field, type Fields, jsonText } from './raw-json.ts';

const provider: Fields = { providerId: 'noriter-sandbox' };

/** Whole won with two zeros: the currency has no fraction, the protocol writes one. */
const decimal = (amount: bigint) => `${amount}.00`;

type Of = { readonly verb: Verb; readonly path: string; readonly token?: string };

const booking = ({ verb, path, token }: Of, userId: string, wager: Wager): Call => ({
  verb,
  path: `${path}.html`,
  txId: wager.txId,
  fields: {
    ...provider,
    userId,
    gameId: wager.gameCode,
    roundId: wager.roundId,
    amount: decimal(wager.amount),
    reference: wager.txId,
    timestamp: String(Date.now()),
    roundDetails: 'spin',
    ...(token === undefined ? {} : { token }),
  },
});

const formText = (field: Field) => (typeof field === 'string' ? field : jsonText(field));

/** @returns lower-case hex over all parameters that are not empty, sorted by name */
export function pragmaticHash(fields: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'hash' && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return createHash('md5')
    .update(text + secret)
    .digest('hex');
}

/** 100: to be asked again; 120 looks alike and is final. */
const AGAIN = '100';

export const pragmatic: Protocol = {
  name: 'pragmatic',
  amountPath: ['amount'],
  playerPath: ['userId'],
  amountField: (text) => text,
  open: ({ session }) => ({
    verb: 'open',
    path: 'authenticate.html',
    txId: null,
    fields: { ...provider, token: session },
  }),
  balance: ({ playerId, session }) => ({
    verb: 'balance',
    path: 'balance.html',
    txId: null,
    fields: { ...provider, userId: playerId, token: session },
  }),
  bet: ({ playerId, session }, wager) =>
    booking({ verb: 'bet', path: 'bet', token: session }, playerId, wager),
  win: ({ playerId }, winning) => booking({ verb: 'win', path: 'result' }, playerId, winning),
  jackpot: ({ playerId }, winning) =>
    booking({ verb: 'jackpot', path: 'jackpotWin' }, playerId, winning),
  rollback: ({ playerId }, { betTxId, txId }) => ({
    verb: 'rollback',
    path: 'refund.html',
    txId,
    fields: { ...provider, userId: playerId, reference: betTxId },
  }),
  close: ({ playerId }, { gameCode, roundId }) => ({
    verb: 'close',
    path: 'endRound.html',
    txId: null,
    fields: { ...provider, userId: playerId, gameId: gameCode, roundId },
  }),
  pack(call, { key }) {
    const own = Object.fromEntries(
      Object.entries(call.fields).map(([name, field]) => [name, formText(field)]),
    );
    const body = new URLSearchParams({ ...own, hash: pragmaticHash(own, key) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { path: call.path, headers, body };
  },
  read(_call, status, text): Reply {
    const early = readStatus(status);
    if (early) return early;
    const answer = objectOf(text);
    const code = digitsIn(text, 'error');
    if (!answer || code === null) return unknown('no_answer');
    const cash = digitsIn(text, 'cash');
    const balance = cash === null ? null : BigInt(cash.split('.')[0] ?? '0');
    if (code === AGAIN) return unknown(code);
    if (code !== '0') return refused(code, balance);
    return { outcome: 'done', balance, session: null, playerId: textIn(answer, 'userId') };
  },
};
