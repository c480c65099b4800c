/** Vortex style: HMAC over time, nonce and body; refusals with a retry class; inverted round flag. */
import { createHmac } from 'node:crypto';
import type { Call, Protocol, Reply, Verb } from './protocol.ts';
import { objectOf, readStatus, refused, textIn, unknown } from './protocol.ts';
import { digitsIn, type Fields, jsonText } from './raw-json.ts';

const call = (verb: Verb, path: string, txId: string | null, fields: Fields): Call => {
  return { verb, path, txId, fields };
};

export function vortexSignature(
  key: string,
  { timestamp, nonce, body }: { timestamp: string; nonce: string; body: string },
): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

export const vortex: Protocol = {
  name: 'vortex',
  amountPath: ['amount'],
  playerPath: ['playerId'],
  amountField: (text) => text,
  open: ({ session }) => call('open', 'session', null, { token: session }),
  balance: ({ session, playerId }) => call('balance', 'balance', null, { session, playerId }),
  bet: ({ session, playerId }, { txId, roundId, gameCode, amount }) =>
    call('bet', 'bet', txId, {
      session,
      playerId,
      txId,
      roundId,
      gameId: gameCode,
      amount: String(amount),
      noMoreBets: true,
    }),
  win: ({ session, playerId }, { txId, betTxId, roundId, gameCode, amount, keepsOpen }) =>
    call('win', 'win', txId, {
      session,
      playerId,
      txId,
      betTxId,
      roundId,
      gameId: gameCode,
      amount: String(amount),
      keepsOpen,
    }),
  jackpot: ({ playerId }, { txId, amount }) =>
    call('jackpot', 'promo', txId, { playerId, txId, amount: String(amount), kind: 'jackpot' }),
  rollback: ({ playerId }, { txId, betTxId, roundId }) =>
    call('rollback', 'rollback', txId, { playerId, txId, rollsBackTxId: betTxId, roundId }),
  close: () => null,
  pack({ path, fields }, { key, at, nonce }) {
    const body = jsonText(fields);
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'x-vortex-timestamp': timestamp,
      'x-vortex-nonce': nonce,
      'x-vortex-signature': vortexSignature(key, { timestamp, nonce, body }),
    };
    return { path, headers, body };
  },
  read(_call, status, text): Reply {
    const early = readStatus(status);
    if (early) return early;
    const answer = objectOf(text);
    if (!answer) return unknown('no_answer');
    const amount = digitsIn(text, 'balance');
    const balance = amount === null ? null : BigInt(amount.split('.')[0] ?? '0');
    if (answer.ok === true) {
      const [session, playerId] = [textIn(answer, 'session'), textIn(answer, 'playerId')];
      return { outcome: 'done', balance, session, playerId };
    }
    const code = textIn(answer, 'code') ?? 'no_code';
    return answer.retry === 'never' ? refused(code, balance) : unknown(code);
  },
};
