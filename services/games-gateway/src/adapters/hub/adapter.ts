import { verify } from 'node:crypto';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import type { Adapter } from '../adapter.ts';
import { type CallTable, readByTable } from '../common/call-table.ts';
import { jsonAnswer } from '../common/json-answer.ts';
import { readJson } from '../common/json-digits.ts';
import { parts } from '../common/money.ts';
import { publicKeyOf } from '../common/public-key.ts';

const money = parts(100_000n);
const about = { playerId: 'user', session: 'token', gameCode: 'game_code' } as const;
const transaction = {
  ...about,
  transactionId: 'transaction_uuid',
  roundId: 'round',
  closes: 'round_closed?',
} as const;

const calls: CallTable = {
  '/user/info': { verb: 'authenticate', fields: { playerId: 'user', session: 'token' } },
  '/user/balance': { verb: 'balance', fields: { ...about, gameCode: 'game_code?' } },
  '/transaction/bet': {
    verb: 'bet',
    fields: { ...transaction, currency: 'currency', amount: 'amount' },
  },
  '/transaction/win': {
    verb: 'win',
    fields: {
      ...transaction,
      currency: 'currency',
      amount: 'amount',
      wager: 'reference_transaction_uuid',
    },
  },
  '/transaction/rollback': {
    verb: 'rollback',
    fields: {
      ...transaction,
      gameCode: 'game_code?',
      roundId: 'round?',
      rollsBack: 'reference_transaction_uuid',
    },
  },
};

const words: Record<AnswerCode, string> = {
  ok: 'RS_OK',
  bad_signature: 'RS_ERROR_INVALID_SIGNATURE',
  stale: 'RS_ERROR_INVALID_SIGNATURE',
  replayed: 'RS_ERROR_INVALID_SIGNATURE',
  bad_request: 'RS_ERROR_WRONG_SYNTAX',
  // Who is not known yet may be a moment later: it is asked again.
  unknown_member: 'RS_ERROR_UNKNOWN',
  unknown_session: 'RS_ERROR_INVALID_TOKEN',
  session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  unknown_game: 'RS_ERROR_INVALID_GAME',
  game_blocked: 'RS_ERROR_INVALID_GAME',
  not_allowed: 'RS_ERROR_USER_DISABLED',
  insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit: 'RS_ERROR_LIMIT_REACHED',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  unknown_bet: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // What was answered before is answered so again. This is another one, of which no money moved: `RS_OK` would say it did.
  settled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  wager_taken: 'RS_ERROR_DUPLICATE_TRANSACTION',
  rolled_back: 'RS_ERROR_DUPLICATE_TRANSACTION',
  temporary: 'RS_ERROR_UNKNOWN',
  failed: 'RS_ERROR_USER_DISABLED',
};

/** Hub88 style: RSA-SHA256 over the body, integers of a hundred-thousandth of a won, `RS_…`. */
export const hub: Adapter = {
  rules: {
    tokenIsSession: true,
    rollbackOfWonBet: 'bet-only',
    winNames: 'wager',
    rollbackNames: 'transaction',
    oneWinPerWager: false,
    roundEnds: 'by-flag',
  },
  verify({ headers, body }, keys) {
    const signature = Buffer.from(headers['x-hub88-signature'] ?? '', 'base64');
    const isRight = keys.some((key) => verify('RSA-SHA256', body, publicKeyOf(key), signature));
    return isRight ? 'ok' : 'bad_signature';
  },
  nonceOf: () => null,
  read({ path, body }) {
    const row = calls[path];
    const source = row && readJson(body);
    return row && source
      ? readByTable(row, source, { money, echo: ['request_uuid', 'user'] })
      : null;
  },
  answer(call, { code, balance, playerId }) {
    const isInfo = call?.verb === 'authenticate';
    return jsonAnswer({
      status: words[code],
      user: playerId ?? call?.echo.user,
      request_uuid: call?.echo.request_uuid,
      currency: 'KRW',
      country: isInfo ? 'KR' : undefined,
      jurisdiction: isInfo ? 'KR' : undefined,
      balance: balance === null ? undefined : money.write(balance),
    });
  },
};
