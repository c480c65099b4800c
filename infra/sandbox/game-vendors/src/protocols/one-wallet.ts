/** Evolution One Wallet style: a token in the address, JSON, `uuid` echoed, refId ties a wager. */
import type { Call, Player, Protocol, Reply, Verb, Wager } from './protocol.ts';
import { objectOf, readStatus, refused, textIn, unknown } from './protocol.ts';
import { digits, digitsIn, type Fields, jsonText } from './raw-json.ts';

const who = ({ playerId, session }: Player, uuid: string): Fields => ({
  sid: session,
  userId: playerId,
  uuid,
});

type Of = { readonly verb: Verb; readonly path: string; readonly refId: string };

const booking = ({ verb, path, refId }: Of, player: Player, wager: Wager): Call => ({
  verb,
  path,
  txId: wager.txId,
  fields: {
    ...who(player, crypto.randomUUID()),
    currency: 'KRW',
    game: {
      id: wager.roundId,
      type: 'baccarat',
      details: { table: { id: wager.gameCode, vid: wager.gameCode } },
    },
    transaction: { id: wager.txId, refId, amount: digits(`${wager.amount}.00`) },
  },
});

export const oneWallet: Protocol = {
  name: 'one-wallet',
  amountPath: ['transaction', 'amount'],
  playerPath: ['userId'],
  amountField: digits,
  open: (player, id) => ({
    verb: 'open',
    path: 'check',
    txId: null,
    fields: { ...who(player, id), channel: { type: 'P' } },
  }),
  balance: (player, id) => ({
    verb: 'balance',
    path: 'balance',
    txId: null,
    fields: { ...who(player, id), currency: 'KRW', game: null },
  }),
  bet: (player, wager) => booking({ verb: 'bet', path: 'debit', refId: wager.txId }, player, wager),
  win: (player, winning) =>
    booking({ verb: 'win', path: 'credit', refId: winning.betTxId }, player, winning),
  jackpot: (player, { txId, amount }) => ({
    verb: 'jackpot',
    path: 'promo_payout',
    txId,
    fields: {
      ...who(player, crypto.randomUUID()),
      currency: 'KRW',
      promoTransaction: { type: 'JackpotWin', id: txId, amount: digits(`${amount}.00`) },
    },
  }),
  rollback: (player, rollback) =>
    booking({ verb: 'rollback', path: 'cancel', refId: rollback.betTxId }, player, rollback),
  close: () => null,
  pack(call, { key }) {
    const path = `${call.path}?authToken=${encodeURIComponent(key)}`;
    const headers = { 'content-type': 'application/json' };
    return { path, headers, body: jsonText(call.fields) };
  },
  read(call, status, text): Reply {
    const early = readStatus(status);
    if (early) return early;
    const answer = objectOf(text);
    const code = answer && textIn(answer, 'status');
    if (!answer || !code) return unknown('no_answer');
    // An answer to another question says nothing of this one.
    if (textIn(answer, 'uuid') !== call.fields.uuid && code === 'OK') return unknown('other_uuid');
    const amount = digitsIn(text, 'balance');
    const balance = amount === null ? null : BigInt(amount.split('.')[0] ?? '0');
    if (code === 'TEMPORARY_ERROR' || code === 'UNKNOWN_ERROR') return unknown(code);
    if (code !== 'OK') return refused(code, balance);
    return { outcome: 'done', balance, session: textIn(answer, 'sid'), playerId: null };
  },
};
