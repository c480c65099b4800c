import { verify } from 'node:crypto';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { Adapter } from '../adapter.ts';
import { type CallTable, readByTable } from '../common/call-table.ts';
import { jsonAnswer } from '../common/json-answer.ts';
import { leafAt, readJson } from '../common/json-digits.ts';
import { decimalStrings as money } from '../common/money.ts';
import { publicKeyOf } from '../common/public-key.ts';

const player = { playerId: 'player', currency: 'currency' } as const;
const transaction = {
  ...player,
  transactionId: 'transaction_id',
  gameCode: 'game_code',
  amount: 'amount',
  closes: 'round_closed?',
} as const;
const granted = { ...transaction, session: 'token?', roundId: 'round?' } as const;

/** By path, and by the supplier's kind of a credit where it is none of a round's wins. */
const calls: CallTable = {
  '/player_profile': { verb: 'balance', fields: { playerId: 'player' } },
  // The first call that has the launch's token makes it live.
  '/balance': { verb: 'authenticate', fields: { ...player, session: 'token' } },
  '/debit': { verb: 'bet', fields: { ...transaction, session: 'token', roundId: 'round' } },
  '/credit': { verb: 'win', fields: { ...transaction, session: 'token?', roundId: 'round' } },
  '/credit jackpot_credit': { verb: 'jackpot_win', fields: granted },
  '/credit promo_credit': { verb: 'promotion_win', fields: granted },
  '/cancel': {
    verb: 'rollback',
    fields: {
      ...player,
      session: 'token?',
      roundId: 'round?',
      gameCode: 'game_code?',
      transactionId: 'cancel_id',
      rollsBack: 'transaction_id',
    },
  },
};

const words: Record<AnswerCode, string> = {
  ok: 'ok',
  bad_signature: 'auth_failed',
  stale: 'auth_failed',
  replayed: 'auth_failed',
  bad_request: 'unknown',
  unknown_member: 'player_not_found',
  unknown_session: 'session_expired',
  session_expired: 'session_expired',
  wrong_currency: 'unknown',
  unknown_game: 'game_disabled',
  game_blocked: 'game_disabled',
  not_allowed: 'player_locked',
  insufficient: 'not_enough_money',
  limit: 'spending_limit',
  conflict: 'unknown',
  unknown_bet: 'transaction_not_found',
  settled: 'unknown',
  wager_taken: 'unknown',
  rolled_back: 'unknown',
  temporary: 'unknown',
  failed: 'unknown',
};

/** St8 style: ECDSA over the body, decimals as text, a credit names its round and no debit. */
export const st8: Adapter = {
  rules: {
    tokenIsSession: true,
    rollbackOfWonBet: 'bet-only',
    winNames: 'round',
    rollbackNames: 'transaction',
    oneWinPerWager: false,
    roundEnds: 'by-flag',
  },
  verify({ headers, body }, keys) {
    const signature = Buffer.from(headers['x-st8-sign'] ?? '', 'base64');
    const isRight = keys.some((key) => verify('sha256', body, publicKeyOf(key), signature));
    return isRight ? 'ok' : 'bad_signature';
  },
  nonceOf: () => null,
  read({ path, body }) {
    const source = readJson(body);
    if (source === null) return null;
    const kind = leafAt(source, 'provider_kind');
    const row = (typeof kind === 'string' && calls[`${path} ${kind}`]) || calls[path];
    return row === undefined ? null : readByTable(row, source, { money, echo: [] });
  },
  answer(call, { code, balance, playerId }) {
    const isProfile = call?.verb === 'balance' && code === 'ok';
    return jsonAnswer({
      status: words[code],
      id: isProfile ? playerId : undefined,
      jurisdiction: isProfile ? 'KR' : undefined,
      default_currency: isProfile ? 'KRW' : undefined,
      reg_country: isProfile ? 'KR' : undefined,
      balance: balance === null || isProfile ? undefined : money.write(balance),
      currency: balance === null || isProfile ? undefined : 'KRW',
    });
  },
};
