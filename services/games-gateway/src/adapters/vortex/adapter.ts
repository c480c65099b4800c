import { createHmac } from 'node:crypto';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { Adapter } from '../adapter.ts';
import { type CallTable, readByTable } from '../common/call-table.ts';
import { jsonAnswer } from '../common/json-answer.ts';
import { readJson } from '../common/json-digits.ts';
import { wonTexts as money } from '../common/money.ts';
import { sameText } from '../common/same-text.ts';

/** How far a request's time may be from ours. */
const WINDOW_MS = 60_000;

const player = { session: 'session', playerId: 'playerId' } as const;
const transaction = {
  ...player,
  transactionId: 'txId',
  roundId: 'roundId',
  gameCode: 'gameId',
} as const;
const grant = { playerId: 'playerId', transactionId: 'txId', amount: 'amount' } as const;

const calls: CallTable = {
  '/session': { verb: 'authenticate', fields: { session: 'token' } },
  '/balance': { verb: 'balance', fields: player },
  '/bet': { verb: 'bet', fields: { ...transaction, amount: 'amount' } },
  '/win': {
    verb: 'win',
    fields: { ...transaction, wager: 'betTxId', amount: 'amount', keepsOpen: 'keepsOpen?' },
  },
  '/bet-win': {
    verb: 'bet_and_win',
    fields: { ...transaction, amount: 'bet', won: 'win' },
    alwaysCloses: true,
  },
  '/rollback': {
    verb: 'rollback',
    fields: {
      playerId: 'playerId',
      transactionId: 'txId',
      rollsBack: 'rollsBackTxId',
      roundId: 'roundId?',
    },
  },
  '/close': { verb: 'close_round', fields: { playerId: 'playerId', roundId: 'roundId' } },
  '/adjust': { verb: 'adjust', fields: grant },
  '/promo': { verb: 'promotion_win', fields: grant },
  '/ping': { verb: 'ping', fields: {} },
};

const words: Partial<Record<AnswerCode, string>> = {
  unknown_member: 'bad_request',
  wrong_currency: 'bad_request',
  unknown_game: 'game_disabled',
  game_blocked: 'game_disabled',
  not_allowed: 'locked',
  insufficient: 'insufficient_funds',
  settled: 'conflict',
  wager_taken: 'conflict',
  rolled_back: 'conflict',
  temporary: 'internal',
  failed: 'internal',
};

const retries: Partial<Record<AnswerCode, string>> = { temporary: 'same', unknown_bet: 'later' };

/** Vortex style: an HMAC over time, nonce and body; each refusal says whether to ask again. */
export const vortex: Adapter = {
  rules: {
    tokenIsSession: false,
    rollbackOfWonBet: 'cascade',
    winNames: 'wager',
    rollbackNames: 'transaction',
    oneWinPerWager: false,
    roundEnds: 'by-flag',
  },
  verify({ headers, body }, keys, now) {
    const { 'x-vortex-timestamp': time = '', 'x-vortex-signature': given = '' } = headers;
    const start = `${time}.${headers['x-vortex-nonce'] ?? ''}.`;
    const isRight = keys.some((key) =>
      sameText(createHmac('sha256', key).update(start).update(body).digest('hex'), given),
    );
    if (!isRight) return 'bad_signature';
    const isFresh = Math.abs(now.getTime() - Number(time) * 1_000) <= WINDOW_MS;
    return isFresh ? 'ok' : 'stale';
  },
  nonceOf: ({ headers }) => headers['x-vortex-nonce'] ?? '',
  read({ path, body }) {
    const row = calls[path];
    const source = row && readJson(body);
    return row && source ? readByTable(row, source, { money, echo: [] }) : null;
  },
  answer(call, { code, balance, transactionId, session, playerId }) {
    const has = balance === null ? undefined : money.write(balance);
    if (code !== 'ok') {
      const retry = retries[code] ?? 'never';
      return jsonAnswer({ ok: false, code: words[code] ?? code, retry, balance: has });
    }
    const isSession = call?.verb === 'authenticate';
    return jsonAnswer({
      ok: true,
      session: isSession ? session : undefined,
      playerId: isSession ? playerId : undefined,
      currency: isSession ? 'KRW' : undefined,
      balance: has,
      transactionId: transactionId ?? undefined,
      version: 1,
    });
  },
};
