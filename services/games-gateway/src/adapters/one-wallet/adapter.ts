import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { Adapter } from '../adapter.ts';
import { type CallTable, readByTable } from '../common/call-table.ts';
import { jsonAnswer } from '../common/json-answer.ts';
import { readJson } from '../common/json-digits.ts';
import { decimalNumbers as money } from '../common/money.ts';
import { sameText } from '../common/same-text.ts';

const player = { playerId: 'userId', session: 'sid' } as const;
const transaction = {
  ...player,
  currency: 'currency',
  roundId: 'game.id',
  gameCode: 'game.details.table.id?',
  transactionId: 'transaction.id',
  wager: 'transaction.refId',
  amount: 'transaction.amount',
} as const;

const calls: CallTable = {
  '/check': { verb: 'authenticate', fields: player },
  '/sid': { verb: 'authenticate', fields: { playerId: 'userId', session: 'sid?' } },
  '/balance': { verb: 'balance', fields: { ...player, currency: 'currency' } },
  '/debit': { verb: 'bet', fields: transaction },
  '/credit': { verb: 'win', fields: transaction },
  '/cancel': { verb: 'rollback', fields: { ...transaction, rollsBack: 'transaction.refId' } },
  '/promo_payout': {
    verb: 'promotion_win',
    fields: {
      ...player,
      currency: 'currency',
      transactionId: 'promoTransaction.id',
      amount: 'promoTransaction.amount',
    },
  },
};

const words: Record<AnswerCode, string> = {
  ok: 'OK',
  bad_signature: 'INVALID_TOKEN_ID',
  stale: 'INVALID_TOKEN_ID',
  replayed: 'INVALID_TOKEN_ID',
  bad_request: 'INVALID_PARAMETER',
  unknown_member: 'INVALID_PARAMETER',
  unknown_session: 'INVALID_SID',
  session_expired: 'INVALID_SID',
  wrong_currency: 'INVALID_PARAMETER',
  unknown_game: 'FINAL_ERROR_ACTION_FAILED',
  game_blocked: 'FINAL_ERROR_ACTION_FAILED',
  not_allowed: 'ACCOUNT_LOCKED',
  insufficient: 'INSUFFICIENT_FUNDS',
  // One word for each limit that a stake may pass; who plays reads that this stake is too high.
  limit: 'CASINO_LIMIT_EXCEEDED_STAKE',
  conflict: 'BET_ALREADY_EXIST',
  unknown_bet: 'BET_DOES_NOT_EXIST',
  settled: 'BET_ALREADY_SETTLED',
  wager_taken: 'BET_ALREADY_EXIST',
  rolled_back: 'FINAL_ERROR_ACTION_FAILED',
  temporary: 'TEMPORARY_ERROR',
  failed: 'UNKNOWN_ERROR',
};

/** Evolution One Wallet style: JSON, a token in the address, `refId` ties a wager together. */
export const oneWallet: Adapter = {
  rules: {
    tokenIsSession: true,
    rollbackOfWonBet: 'refuse',
    winNames: 'wager',
    rollbackNames: 'wager',
    oneWinPerWager: true,
    roundEnds: 'with-wagers',
  },
  verify({ query }, keys) {
    const token = query.get('authToken') ?? '';
    return keys.some((key) => sameText(key, token)) ? 'ok' : 'bad_signature';
  },
  nonceOf: () => null,
  read({ path, body }) {
    const row = calls[path];
    const source = row && readJson(body);
    return row && source ? readByTable(row, source, { money, echo: ['uuid', 'sid'] }) : null;
  },
  answer(call, { code, balance }) {
    return jsonAnswer({
      status: words[code],
      sid: call?.verb === 'authenticate' ? call.echo.sid : undefined,
      balance: balance === null ? undefined : money.write(balance),
      bonus: balance === null ? undefined : { digits: '0.00' },
      uuid: call?.echo.uuid,
    });
  },
};
