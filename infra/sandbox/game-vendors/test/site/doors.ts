/** Four outside protocols as a site answers them: signature first, then the ledger. */
import { createHash, createHmac, createVerify } from 'node:crypto';
import type { Ledger, Outcome } from './ledger.ts';

export type Asked = { path: string; query: URLSearchParams; headers: Headers; body: string };
type Answer = { status: number; body: unknown };
export type Door = (asked: Asked) => Answer;

/** A token of the site names its member: `token-<player id>`. */
const memberOf = (token: unknown) => /^token-([0-9a-f]{32})/.exec(String(token))?.[1] ?? null;
const ok = (body: unknown): Answer => ({ status: 200, body });
const whole = (text: string) =>
  /^\d{1,15}(\.0{1,5})?$/.test(text) ? BigInt(text.split('.')[0] ?? '') : null;

export function hubDoor(ledger: Ledger, publicKey: string): Door {
  return ({ path, headers, body }) => {
    const answer = (status: string, more: object = {}) => ok({ status, currency: 'KRW', ...more });
    const verified = createVerify('RSA-SHA256')
      .update(body)
      .verify(publicKey, headers.get('x-hub88-signature') ?? '', 'base64');
    if (!verified) return answer('RS_ERROR_INVALID_SIGNATURE');
    const asked = JSON.parse(body);
    const user = memberOf(asked.token);
    if (!user || user !== asked.user) return answer('RS_ERROR_INVALID_TOKEN');
    const done = (outcome: Outcome) => {
      const statuses = {
        done: 'RS_OK',
        conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
        fenced: 'RS_ERROR_DUPLICATE_TRANSACTION',
        'no-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
        'no-bet': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
        settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
        'bad-amount': 'RS_ERROR_WRONG_TYPES',
      };
      const balance = Number(outcome.balance * 100_000n);
      return answer(statuses[outcome.is], { user, request_uuid: asked.request_uuid, balance });
    };
    if (path.startsWith('user/')) return done({ is: 'done', balance: ledger.of(user) });
    const reference = asked.reference_transaction_uuid;
    if (path === 'transaction/rollback') return done(ledger.rollBack(user, reference));
    const raw = /"amount":(-?\d+)[,}]/.exec(body)?.[1];
    if (!raw || raw.startsWith('-') || raw.length > 18) return answer('RS_ERROR_WRONG_TYPES');
    const amount = BigInt(raw) / 100_000n;
    const { transaction_uuid: txId, round } = asked;
    const print = [user, txId, raw, round, reference].join();
    if (path === 'transaction/bet') return done(ledger.bet(user, txId, amount, print));
    return done(ledger.win(user, { txId, betTxId: reference, amount }, print));
  };
}

export function pragmaticDoor(ledger: Ledger, secret: string): Door {
  const betsOfRound = new Map<string, string>();
  return ({ path, body }) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    const sorted = Object.keys(form)
      .filter((name) => name !== 'hash' && form[name] !== '')
      .sort()
      .map((name) => `${name}=${form[name]}`);
    const hash = createHash('md5')
      .update(sorted.join('&') + secret)
      .digest('hex');
    const answer = (error: number, more: object = {}) => ok({ error, description: '', ...more });
    if (hash !== form.hash) return answer(5);
    const userId = form.userId ?? memberOf(form.token);
    if (!userId || (form.token && memberOf(form.token) !== userId)) return answer(4);
    const done = (outcome: Outcome) => {
      const errors = {
        done: 0,
        conflict: 7,
        fenced: 3,
        'no-money': 1,
        'no-bet': 100,
        settled: 120,
        'bad-amount': 7,
      };
      const more = { userId, currency: 'KRW', cash: Number(outcome.balance), bonus: 0 };
      return answer(errors[outcome.is], more);
    };
    const here = () => done({ is: 'done', balance: ledger.of(userId) });
    if (['authenticate.html', 'balance.html', 'endRound.html'].includes(path)) return here();
    const { reference = '', roundId = '' } = form;
    if (path === 'refund.html') return done(ledger.rollBack(userId, reference));
    const amount = whole(form.amount ?? '');
    if (amount === null) return answer(7);
    const print = [userId, reference, amount, roundId].join();
    if (path === 'bet.html') {
      const outcome = ledger.bet(userId, reference, amount, print);
      if (outcome.is === 'done') betsOfRound.set(roundId, reference);
      return done(outcome);
    }
    const betTxId = path === 'jackpotWin.html' ? null : (betsOfRound.get(roundId) ?? 'none');
    return done(ledger.win(userId, { txId: reference, betTxId, amount }, print));
  };
}

export function oneWalletDoor(ledger: Ledger, authToken: string): Door {
  return ({ path, query, body }) => {
    const asked = JSON.parse(body);
    const { sid, uuid, userId } = asked;
    const answer = (status: string, more: object = {}) => ok({ status, uuid, ...more });
    if (query.get('authToken') !== authToken) return answer('INVALID_TOKEN_ID');
    if (memberOf(sid) !== userId) return answer('INVALID_SID');
    if (path === 'check' || path === 'sid') return answer('OK', { sid });
    const done = (outcome: Outcome) => {
      const statuses = {
        done: 'OK',
        conflict: 'INVALID_PARAMETER',
        fenced: 'FINAL_ERROR_ACTION_FAILED',
        'no-money': 'INSUFFICIENT_FUNDS',
        'no-bet': 'BET_DOES_NOT_EXIST',
        settled: 'BET_ALREADY_SETTLED',
        'bad-amount': 'INVALID_PARAMETER',
      };
      return answer(statuses[outcome.is], { balance: Number(outcome.balance), bonus: 0 });
    };
    if (path === 'balance') return done({ is: 'done', balance: ledger.of(userId) });
    const { id: txId, refId } = asked.transaction ?? asked.promoTransaction;
    if (path === 'cancel') return done(ledger.rollBack(userId, refId));
    const amount = whole(/"amount":([-\d.]+)/.exec(body)?.[1] ?? '');
    if (amount === null) return answer('INVALID_PARAMETER');
    const print = [userId, txId, refId, amount].join();
    if (path === 'debit') return done(ledger.bet(userId, refId, amount, print));
    const isNew = !ledger.booked.has(`win:${txId}`);
    if (refId && isNew && ledger.isSettled(refId)) return answer('BET_ALREADY_SETTLED');
    return done(ledger.win(userId, { txId, betTxId: refId ?? null, amount }, print));
  };
}

export function vortexDoor(ledger: Ledger, key: string): Door {
  const nonces = new Set<string>();
  return ({ path, headers, body }) => {
    const refuse = (code: string, retry = 'never') => ok({ ok: false, code, retry });
    const [timestamp, nonce] = [
      headers.get('x-vortex-timestamp'),
      headers.get('x-vortex-nonce') ?? '',
    ];
    const wanted = createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex');
    if (headers.get('x-vortex-signature') !== wanted) return refuse('bad_signature');
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 60) return refuse('stale');
    if (nonces.has(nonce)) return refuse('replayed');
    nonces.add(nonce);
    const asked = JSON.parse(body);
    const playerId = asked.playerId ?? memberOf(asked.token);
    if (path === 'bet' && memberOf(asked.session) !== playerId) return refuse('unknown_session');
    const done = (outcome: Outcome) => {
      if (outcome.is === 'done') {
        const more = { session: asked.token, playerId, transactionId: asked.txId, version: 1 };
        return ok({ ok: true, balance: String(outcome.balance), ...more });
      }
      if (outcome.is === 'no-bet') return refuse('unknown_bet', 'later');
      const codes = { 'no-money': 'insufficient_funds', 'bad-amount': 'bad_request' };
      return refuse(outcome.is in codes ? codes[outcome.is as 'no-money'] : 'conflict');
    };
    if (path === 'session' || path === 'balance')
      return done({ is: 'done', balance: ledger.of(playerId) });
    const { txId, betTxId = null, rollsBackTxId, roundId } = asked;
    if (path === 'rollback') return done(ledger.rollBack(playerId, rollsBackTxId));
    const amount = typeof asked.amount === 'string' ? whole(asked.amount) : null;
    if (amount === null || asked.amount.includes('.')) return refuse('bad_request');
    const print = [playerId, txId, amount, roundId].join();
    if (path === 'bet') return done(ledger.bet(playerId, txId, amount, print));
    return done(ledger.win(playerId, { txId, betTxId, amount }, print));
  };
}
